"""A page is made to its end, even if its browser hangs up meanwhile.

Django cuts a request off where it stands when the browser is gone; then nobody closes its database connection, and the
log has an error that is none. Pages take milliseconds, and what they do is done all the same.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

type Message = Mapping[str, Any]
type Receive = Callable[[], Awaitable[Message]]
type Send = Callable[[Message], Awaitable[None]]
type Site = Callable[[dict[str, Any], Receive, Send], Awaitable[None]]


def to_the_end(pages: Site) -> Site:
    async def served(scope: dict[str, Any], receive: Receive, send: Send) -> None:
        there = asyncio.Event()  # the whole request

        async def until_it_is_there() -> Message:
            if there.is_set():
                await asyncio.Future()  # for ever: who waits here is called off when the page is made
            message = await receive()
            if not message.get("more_body"):
                there.set()
            return message

        await pages(scope, until_it_is_there, send)

    return served
