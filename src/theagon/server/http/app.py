"""The application: its routes, and the answers to mistakes."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import decode_json

from theagon.errors import TheagonError
from theagon.server import limits, metrics
from theagon.server.http import problems
from theagon.server.http.edge import Edge, account_of
from theagon.server.http.figures import PROMETHEUS
from theagon.server.http.operation import operation_routes
from theagon.server.http.pages import CLIENT, pages
from theagon.server.http.routes import routes
from theagon.server.limits import Networks
from theagon.server.workers import Cache

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from theagon.server.desk.desk import Desk
    from theagon.server.http.documents import Document
    from theagon.server.workers import Workers


def create_app(
    desk: Desk[Document],
    *,
    origins: Collection[str] = (),
    hosts: Collection[str] = (),
    metrics_from: Collection[str] = (),
    log_addresses: bool = False,
    client: Path = CLIENT,
) -> Edge:
    """Return the application for a desk. The desk's hub must be open while it runs.

    Pages of `origins` may use it, as its own may. If there are `hosts`, it answers only to these names. Networks of
    `metrics_from` may read its figures, as this machine may.
    """
    metrics.send_to(PROMETHEUS)
    hub = desk.hub
    litestar = Litestar(
        route_handlers=[
            *routes(desk),
            *operation_routes(hub, Networks(metrics_from)),
            *pages(client, Cache(hub.crew.workers)),
        ],
        exception_handlers={
            TheagonError: problems.answer_problem,
            HTTPException: problems.answer_http_problem,
            Exception: problems.answer_fault,
        },
        after_exception=[problems.log_fault],
        request_class=_Request,
        state=State({"workers": hub.crew.workers}),
        debug=False,
        logging_config=None,
        request_max_body_size=limits.BODY,
        openapi_config=OpenAPIConfig(
            title="Theagon", version=version("theagon"), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Edge(litestar, hub.budgets, hub.bounds, origins=origins, hosts=hosts, log_addresses=log_addresses)


class _Request(Request[Any, Any, Any]):
    """A request that decodes a long body in a thread, and explains the mistakes of a body that is not JSON."""

    async def json(self) -> Any:
        body = await self.body()
        try:
            if len(body) <= limits.BODY:
                return await super().json()
            workers: Workers = self.app.state.workers
            return await workers.run(account_of(self.scope), decode_json, body)
        except (UnicodeDecodeError, RecursionError) as error:
            metrics.sink.count("turned_away", "wrong-body")
            raise ClientException("what was sent is no UTF-8, or nested too deeply") from error
