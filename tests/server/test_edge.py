"""What every request passes: hosts, cookies, pages; what a server in operation is asked; what is logged of it."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import FRIENDS, ONE_DEVICE, Served
from tests.waiting import SECONDS, until
from theagon.server.http.cookies import COOKIE, SECURE_COOKIE
from theagon.server.logs import logging_to_stderr
from theagon.server.matches.hub import Hub
from theagon.server.matches.live import Peers
from theagon.server.matches.lobby import Drain
from theagon.server.storage.storage import StorageError

ROUTER_TESTS = Path(__file__).parents[2] / "client" / "src" / "shell" / "router.test.ts"
BEHIND_TLS = {"X-Forwarded-Proto": "https"}
SCRIPT = "main-0a1B2c3D.js"
NEW = {"game": "hand-of-the-gods", "players": FRIENDS}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client that was built."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Theagon</title>" + " " * 2000)
    (folder / "assets" / SCRIPT).write_text("play();" * 1000)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Served]:
    server = Served(a_database(tmp_path_factory), client=client)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with names of its own, whose figures a network may read."""
    server = Served(
        a_database(tmp_path_factory), hosts=["play.example.org"], metrics_from=["192.0.2.0/24", "2001:db8::/32"]
    )
    yield server
    server.stop()


def a_database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server') / 'matches.sqlite'}"


# ---- pages -----------------------------------------------------------------------------------------------------------


def routes() -> list[tuple[str, bool]]:
    """Addresses that the client knows how to draw, and some that it does not, off the tests of its router.

    What a link carries is no address of a server: it comes in the fragment, which no server sees.
    """
    lines = re.findall(r'^  \["(/.*?)", \{ name: "(\w+)"', ROUTER_TESTS.read_text("utf-8"), re.MULTILINE)
    return [(path, name not in ("lost", "open")) for path, name in lines]


def test_every_address_that_the_client_draws_is_its_page_and_any_other_is_not_found(served: Served) -> None:
    known = routes()
    assert {True, False} == {drawn for _, drawn in known}
    for path, drawn in known:
        answer = served.person().http.get(path)
        assert answer.status_code == (200 if drawn else 404), path
        assert answer.headers["content-type"].startswith("text/html")


WRONG = [
    "/x/y",
    "/assets/none.js",
    "/assets/" + "x" * 1000,
    "/assets/..%2fsecret.txt",
    "/assets/%2e%2e/secret.txt",
    "/secret.txt",
    "/%00",
    "/assets/%00",
    "/assets/",
    "/index.html",
    "/%ff%fe",
    "/wp-login.php",
    "//example.org/",
]


@pytest.mark.parametrize("path", WRONG)
def test_an_address_of_nothing_is_not_found(served: Served, path: str) -> None:
    answer = served.person().http.get(f"http://{served.address}{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_a_file_of_the_client_is_kept_for_ever_and_its_page_is_asked_for_anew(served: Served) -> None:
    http = served.person().http
    script, page = http.get(f"/assets/{SCRIPT}"), http.get("/")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.text == "play();" * 1000
    manifest = http.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert {each.headers["cache-control"] for each in (page, manifest)} == {"no-cache"}
    assert http.get("/icon.svg").status_code == 404  # this client has none


@pytest.mark.parametrize("path", ["/", f"/assets/{SCRIPT}", "/api/games", "/api/games/gods-unchained/rulebook"])
def test_what_the_browser_has_already_is_not_sent_again(served: Served, path: str) -> None:
    http = served.person().http
    first = http.get(path)
    again = http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert http.get(path, headers={"If-None-Match": 'W/"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip, br", "gzip"), ("br", None), ("gzip;q=0", None), ("*", "gzip")]
)
def test_what_is_long_is_compressed_for_who_takes_that(served: Served, accepted: str, coding: str | None) -> None:
    http = served.person().http
    path = "/api/games/gods-unchained/rulebook"
    answer = http.get(path, headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.json() == http.get(path).json()
    assert answer.headers["vary"] == "Accept-Encoding"


# ---- what no page of ours sends --------------------------------------------------------------------------------------


REQUESTS: dict[str, tuple[str, str, dict[str, Any], int, str]] = {
    "no such route": ("GET", "/api/nothing", {}, 404, "wrong"),
    "no such route to post to": ("POST", "/api/nothing", {}, 404, "wrong"),
    "no such match": ("GET", "/api/matches/nothing", {}, 404, "unknown-match"),
    "no such game": ("GET", "/api/games/chess/catalogue", {}, 404, "unknown-game"),
    "no such language": ("GET", "/api/games/hand-of-the-gods/rulebook?language=xx", {}, 400, "wrong"),
    "no match of such a name": ("GET", "/api/matches/%00", {}, 404, "unknown-match"),
    "no replay of such a match": ("GET", "/api/matches/nothing/replay", {}, 404, "unknown-match"),
    "no such scenario": ("GET", "/api/games/hand-of-the-gods/scenarios/hg1/none.yaml", {}, 404, "unknown-scenario"),
    "no such file": ("GET", "/api/games/hand-of-the-gods/scenarios/hg1/..%2f..%2fview.py", {}, 404, "wrong"),
    "no such puzzle": ("GET", "/api/games/hand-of-the-gods/puzzles/none/story", {}, 404, "unknown-puzzle"),
    "not so": ("DELETE", "/api/matches", {}, 405, "wrong"),
    "half a body": ("POST", "/api/matches", {"content": b"{"}, 400, "wrong"),
    "a body of another kind": ("POST", "/api/matches", {"content": b"\xff\xfe"}, 400, "wrong"),
    "a body that is too large": ("POST", "/api/replays", {"content": b"x" * (6 << 20)}, 413, "wrong"),
    "a field too many": ("POST", "/api/matches", {"json": {**NEW, "winner": 0}}, 400, "wrong"),
    "a name that turns the text around": (
        "POST",
        "/api/matches",
        {"json": {**NEW, "name": "\u202eAnn"}},
        400,
        "name-unseen",
    ),
    "a name that no database keeps": ("POST", "/api/matches", {"json": {**NEW, "name": "Ann\0"}}, 400, "name-unseen"),
    "a deck of brackets": (
        "POST",
        "/api/matches",
        {"json": {**NEW, "players": [{"deck": "[" * 20_000}] * 2}},
        400,
        "wrong",
    ),
    "a file that is no replay": ("POST", "/api/replays", {"content": b"[1]"}, 400, "wrong"),
    "a method of no name": ("BREW", "/api/games", {}, 405, "wrong"),
    "a method that is not for this": ("PUT", "/api/games", {}, 405, "wrong"),
    "trace": ("TRACE", "/", {}, 405, "wrong"),
    "an endless query": ("GET", "/api/games?" + "a=1&" * 1000, {}, 414, "wrong"),
    "a query that is no UTF-8": ("GET", "/api/games?language=%ff%fe", {}, 400, "wrong"),
    "a query with a null": ("GET", "/api/games?language=%00", {}, 400, "wrong"),
    "a body that is no UTF-8": ("POST", "/api/matches", {"content": b'{"game": "\xff"}'}, 400, "wrong"),
    "a body of a lonely surrogate": ("POST", "/api/matches", {"content": b'{"game": "\\ud800"}'}, 400, "wrong"),
    "a number without end": ("POST", "/api/matches", {"content": b'{"first": ' + b"9" * 9000 + b"}"}, 400, "wrong"),
    "a list of lists": ("POST", "/api/matches", {"content": b"[" * 16_000}, 400, "wrong"),
    "an object of objects": ("POST", "/api/matches", {"content": b'{"a":' * 3000}, 400, "wrong"),
    "a body beyond what this route needs": (
        "POST",
        "/api/matches/none/join",
        {"content": b"x" * 300_000},
        413,
        "wrong",
    ),
    "a replay of lists": ("POST", "/api/replays", {"content": b"[" * 300_000}, 400, "wrong"),
    "a replay of nulls": ("POST", "/api/replays", {"content": b"\0" * 1000}, 400, "wrong"),
    "a form": ("POST", "/api/matches", {"data": {"game": "hand-of-the-gods"}}, 400, "wrong"),
}


@pytest.mark.parametrize(("method", "path", "body", "status", "reason"), REQUESTS.values(), ids=REQUESTS)
def test_every_error_is_a_problem_in_words(
    served: Served,
    caplog: pytest.LogCaptureFixture,
    method: str,
    path: str,
    body: dict[str, Any],
    status: int,
    reason: str,
) -> None:
    answer = served.person().http.request(method, path, **body)
    assert answer.status_code == status
    problem = answer.json()
    assert problem["reason"] == reason
    assert problem["text"]
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]  # it is no fault of ours
    assert_reveals_nothing(answer)
    assert_is_secure(answer)


@pytest.mark.parametrize("path", ["/api/matches", "/api/matches/some/join", "/api/games/gods-unchained/decks/check"])
def test_who_sends_nothing_is_told_that_something_was_to_be_sent(served: Served, path: str) -> None:
    problem = served.person().http.post(path).json()
    assert problem["text"] == "nothing was sent with this request"
    assert problem["hint"] == "send JSON, as the protocol says"


def test_a_mistake_of_ours_is_logged_here_and_not_told_there(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError(f"in {__file__}")

    monkeypatch.setattr(served.hub.archive, "invitation", fail)
    records: list[logging.LogRecord] = []
    monkeypatch.setattr(logging.getLogger("theagon.server.http.problems"), "handle", records.append)
    answer = served.person().http.get("/api/matches/some")
    assert (answer.status_code, answer.json()["reason"]) == (500, "fault")
    assert_reveals_nothing(answer)
    assert_is_secure(answer)
    assert [str(record.exc_info[1]) for record in records if record.exc_info] == [f"in {__file__}"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/games/gods-unchained/rulebook", "/api/matches/none"])
def test_head_is_answered_as_get_is_but_without_a_body(served: Served, path: str) -> None:
    person = served.person()
    whole, head = person.http.get(path), person.http.head(path)
    assert_is_secure(whole)
    assert_is_secure(head)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert whole.content
    assert person.http.get("/api/games").status_code == 200  # the connection can still be used


def assert_reveals_nothing(answer: httpx.Response) -> None:
    for secret in ("Traceback", ".py", "site-packages", "/src/", "theagon."):
        assert secret not in answer.text


def assert_is_secure(answer: httpx.Response) -> None:
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cache-control"] in ("no-store", "no-cache")  # a page that is missing may be there soon


@pytest.mark.parametrize(
    "cookie", ["=", ";;;", "theagon", "theagon=\xff", "a" * 4000, 'theagon="\\', "\x80=1", "a=" * 500]
)
def test_a_bad_cookie_is_no_cookie(served: Served, cookie: str) -> None:
    http = served.person().http
    headers = {b"Cookie": cookie.encode("latin-1")}
    assert http.get("/api/matches", headers=headers).json() == []
    assert http.post("/api/matches", json={"game": "gods-unchained"}, headers=headers).status_code == 201


# ---- who asks, and for whom ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("made_up", ["x", "A" * 43, "a" * 44])
def test_a_token_that_this_server_did_not_give_out_owns_no_seat(served: Served, made_up: str) -> None:
    person = served.person()
    person.http.cookies.set(COOKIE, made_up, domain=served.address.split(":")[0])
    answer = person.http.post("/api/matches", json={"game": "hand-of-the-gods"})
    given = re.match(rf"{COOKIE}=([\w-]{{43}});", answer.headers["set-cookie"])
    assert given
    assert given[1] != made_up
    assert served.person().http.get("/api/matches", headers={"Cookie": f"{COOKIE}={made_up}"}).json() == []


def test_a_token_that_this_server_gave_out_is_kept(served: Served) -> None:
    person = served.person()
    for count in (1, 2):
        person.create(players=FRIENDS)
        assert len(person.http.get("/api/matches").json()) == count


def test_behind_tls_the_cookie_is_for_this_host_alone(served: Served) -> None:
    new = {"game": "hand-of-the-gods"}
    (cookie,) = served.person().http.post("/api/matches", json=new, headers=BEHIND_TLS).headers.get_list("set-cookie")
    assert cookie.startswith(f"{SECURE_COOKIE}=")
    assert "Secure" in cookie
    assert "HttpOnly" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie
    (cookie,) = served.person().http.post("/api/matches", json=new).headers.get_list("set-cookie")
    assert cookie.startswith(f"{COOKIE}=")
    assert "Secure" not in cookie


def test_a_cookie_of_the_old_name_is_honoured_behind_tls_and_renamed_with_the_next_match(served: Served) -> None:
    person = served.person()
    match = person.create()["match"]
    token = person.http.cookies[COOKIE]
    listed = person.http.get("/api/matches", headers=BEHIND_TLS).json()
    assert [line["match"] for line in listed] == [match]
    answer = person.http.post("/api/matches", json={"game": "hand-of-the-gods"}, headers=BEHIND_TLS)
    new, old = answer.headers.get_list("set-cookie")
    assert new.startswith(f"{SECURE_COOKIE}={token};")
    assert old.startswith((f'{COOKIE}="";', f"{COOKIE}=;"))
    assert "Max-Age=0" in old


def test_the_cookie_of_this_host_counts_before_one_that_another_host_may_have_set(served: Served) -> None:
    person, planted = served.person(), served.person()
    match = person.create()["match"]
    planted.create()
    cookies = f"{COOKIE}={planted.http.cookies[COOKIE]}; {SECURE_COOKIE}={person.http.cookies[COOKIE]}"
    listed = served.person().http.get("/api/matches", headers={"Cookie": cookies, **BEHIND_TLS}).json()
    assert [line["match"] for line in listed] == [match]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("play.example.org", 200),
        ("PLAY.example.org:443", 200),
        ("play.example.org.", 200),
        ("example.org", 421),
        ("127.0.0.1", 421),
        ("play.example.org.evil.example", 421),
    ],
)
def test_a_server_with_names_answers_to_no_other(named: Served, host: str, status: int) -> None:
    assert named.person().http.get("/api/games", headers={"Host": host}).status_code == status


def test_a_server_with_names_opens_no_socket_by_another(named: Served) -> None:
    with pytest.raises(InvalidStatus) as refused, named.person().socket("/api/matches/some/socket"):
        pass
    assert refused.value.response.status_code == 421


# ---- operation -------------------------------------------------------------------------------------------------------


def test_a_server_says_that_it_is_alive_and_ready_by_whatever_name_it_is_asked(named: Served) -> None:
    http = named.person().http
    assert http.get("/healthz").text == "alive\n"
    assert http.get("/readyz").text == "ready\n"


def test_a_server_whose_database_does_not_answer_is_alive_but_not_ready(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: str) -> None:
        raise StorageError("the database does not serve now")

    monkeypatch.setattr(served.hub.storage, "find", fail)
    http = served.person().http
    answer = http.get("/readyz")
    assert (answer.status_code, answer.text) == (503, "the database does not answer\n")
    assert http.get("/healthz").status_code == 200


@pytest.mark.parametrize(("others", "status"), [(True, 503), (False, 200)])
def test_a_server_that_is_to_stop_is_not_ready_if_there_are_others(
    served: Served, monkeypatch: pytest.MonkeyPatch, others: bool, status: int
) -> None:
    monkeypatch.setattr(Peers, "are_others", others)
    monkeypatch.setattr(Drain, "begun", True)
    monkeypatch.setattr(Hub, "drained", False)  # somebody plays still
    assert served.person().http.get("/readyz").status_code == status


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"X-Forwarded-For": "192.0.2.7"}, 200),
        ({"X-Forwarded-For": "2001:db8::7"}, 200),
        ({"X-Forwarded-For": "198.51.100.7"}, 404),
        ({"X-Forwarded-For": "127.0.0.1"}, 404),
        ({"Via": "1.1 proxy"}, 404),
    ],
)
def test_figures_are_for_this_machine_and_the_networks_that_were_named(
    named: Served, headers: dict[str, str], status: int
) -> None:
    assert named.person().http.get("/metrics", headers=headers).status_code == status


def test_the_figures_tell_what_was_done_by_routes_and_reasons_and_name_nobody(served: Served) -> None:
    person = served.person()
    created = person.create(players=ONE_DEVICE)
    with person.at(created["match"]) as table:
        until(lambda: 'theagon_sockets{role="plays"} 1.0' in figures(person.http))
        table.act(1 << 30)
        table.until("refused")
        table.act(table.table["options"][0]["action"])
        table.until("update")
    person.http.get("/api/nothing/here")
    person.http.post("/api/matches", json={}, headers={"Origin": "https://evil.example"})
    until(lambda: 'theagon_sockets{role="plays"} 0.0' in figures(person.http))
    until(lambda: bool(re.search(r"theagon_event_loop_lag_seconds_count [1-9]", figures(person.http))))
    told = figures(person.http)
    assert re.search(r'theagon_requests_total\{method="POST",route="/api/matches",status="201"\} [1-9]', told)
    assert re.search(r'theagon_requests_total\{method="GET",route="unknown",status="404"\} [1-9]', told)
    assert re.search(r'theagon_turned_away_total\{kind="foreign-origin"\} [1-9]', told)
    assert re.search(r'theagon_refusals_total\{reason="[a-z-]+"\} [1-9]', told)
    assert re.search(r"theagon_commit_seconds_count [1-9]", told)
    assert re.search(r"theagon_live_matches [1-9]", told)
    assert re.search(r"process_resident_memory_bytes [1-9]", told)
    assert re.search(r'theagon_cpu_seconds_total\{work="requests"\} [0-9.e-]+', told)
    for secret in secrets_of(person.http, created):
        assert secret not in told


def figures(http: httpx.Client) -> str:
    return http.get("/metrics").text


def secrets_of(http: httpx.Client, created: dict[str, Any]) -> list[str]:
    return [created["match"], created["watch"], *http.cookies.values()]


def lines_since_the_match(log: str) -> list[str]:
    """The lines of a log from that of the created match on; a request that ended before may be logged late."""
    lines = log.splitlines()
    while lines and not re.search(r"\bstatus\W+201\b", lines[0]):
        del lines[0]
    return lines


@pytest.mark.parametrize("form", ["json", "logfmt"])
def test_each_request_and_socket_is_one_line_in_the_log_and_no_secret_is(
    served: Served, monkeypatch: pytest.MonkeyPatch, form: Any
) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    person = served.person()
    with logging_to_stderr(form):
        created = person.create(players=ONE_DEVICE)
        with person.at(created["match"]), served.person().watching(created["watch"]):
            pass
        for path in ("", "/replay", "/story"):
            person.http.get(f"/api/matches/{created['match']}{path}")
        person.http.get(f"/match/{created['match']}")
        person.http.get(f"/{created['match']}?token={created['watch']}")
        until(lambda: len(lines_since_the_match(written.getvalue())) >= 8)
    lines = lines_since_the_match(written.getvalue())
    assert len(lines) == 8
    for secret in [*secrets_of(person.http, created), "127.0.0.1"]:
        assert secret not in written.getvalue()
    if form == "json":
        told = [json.loads(line) for line in lines]
        assert [each["message"] for each in told].count("socket") == 2
        assert {(each["route"], each["status"]) for each in told} >= {
            ("/api/matches", 201),
            ("/api/matches/{match}", 200),
            ("/api/matches/{match}/socket", 101),
            ("/api/watch/{watch}/socket", 101),
            ("unknown", 404),
        }
        assert len({each["network"] for each in told}) == 1
    else:
        begin = re.compile(r"at=\S+ level=info logger=theagon.access message=(request|socket) ")
        assert all(map(begin.match, lines))


def test_a_mistake_of_ours_is_one_line_in_the_log_too(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    with logging_to_stderr("json"):
        try:
            raise RuntimeError("two\nlines")
        except RuntimeError:
            logging.getLogger("theagon.server").exception("a request failed")
    (line,) = written.getvalue().splitlines()
    assert "RuntimeError: two\nlines" in json.loads(line)["error"]


def test_served_on_all_addresses_a_proxy_of_this_machine_is_known_as_one(tmp_path: Path) -> None:
    server = Served(f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}", host="::", metrics_from=["192.0.2.0/24"])
    port = server.listener.getsockname()[1]
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS) as http:
            assert http.get("/metrics").status_code == 200
            assert http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.5"}).status_code == 200
            assert http.get("/metrics", headers={"X-Forwarded-For": "::ffff:192.0.2.5"}).status_code == 200
            assert http.get("/metrics", headers={"X-Forwarded-For": "198.51.100.5"}).status_code == 404
    finally:
        server.stop()
