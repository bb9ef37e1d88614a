"""What a command cannot do is refused with the status 2 and one message, which says what would be right."""

from __future__ import annotations

import shlex

import pytest

from tests.cli.running import mistake
from theagon.games.gods_unchained.content import standard as unchained
from theagon.kernel.rng import FIRST_TEST_SEED

RATED = "arena ratings gods-unchained"
TOO_LATE = f"simulate --seed {FIRST_TEST_SEED - 5}"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulat", "'simulate'"),
        ("simulate chess", "'chess' is not"),
        ("simulate --players greed,random", "did you mean 'greedy'?"),
        ("simulate --players random", "a match takes two players, not 1"),
        ("simulate --players random,greedy,search", "a match takes two players, not 3"),
        ("simulate --players random,bot:my_bots:first", "there is no bot at 'my_bots:first'"),
        ("simulate --decks zeus", "2 decks"),
        ("simulate --decks zeus,", "a name is empty"),
        ("simulate --decks zeus,zeuss", "did you mean 'zeus'?"),
        ("simulate --decks zeus,ra,zeus --round-robin", "name two or more decks, each once"),
        ("simulate --games 0", "0 is not in the range"),
        ("simulate --games many", "'many' is not a valid integer"),
        ("simulate --threads 0", "0 is not in the range"),
        (TOO_LATE, "take a smaller --seed"),
        ("simulate --by-card --out x.npz", "--by-card goes without --out"),
        ("simulate army-of-gods --mode fuor", "did you mean 'four'"),
        ("simulate army-of-gods --mode three --round-robin", "two decks meet"),
        ("simulate army-of-gods --option lock-sets", "no value"),
        ("simulate army-of-gods --option lock-sets=7", "does not fit"),
        ("simulate army-of-gods --option locksets=true", "no option"),
        ("arena chess greedy random", "'chess' is not one of 'hand-of-the-gods'"),
        ("arena --pairs 5", "No such option"),
        ("arena gods-unchained greedy", "Missing argument 'B'"),
        ("arena gods-unchained greed random", "did you mean 'greedy'?"),
        ("arena gods-unchained bot:nowhere:first random", "there is no bot at 'nowhere:first'"),
        ("arena gods-unchained greedy random --mode teams", "there is no mode 'teams'"),
        ("arena gods-unchained greedy random --sprt 5", "no two strengths"),
        ("arena gods-unchained greedy random --sprt 10,0", "no two strengths"),
        ("arena hand-of-the-gods greedy random --decks zeus,", "a name is empty"),
        (f"{RATED} greedy", "two players or more"),
        ("rulebook HG9.9", "no clause 'HG9.9'"),
        ("rulebook chess", "no game 'chess'"),
        ("rulebook chess HG1.1", "no game 'chess'"),
        ("scenario lost.yaml", "lost.yaml"),
        ("lesson hand-of-the-gods 9-none", "9-none"),
        ("lesson --check no-such-file.yaml", "no-such-file.yaml"),
        ("cards medussa", "there is no card 'medussa' hint: did you mean 'medusa'?"),
        (f"cards hand-of-the-gods {next(iter(unchained().by_id))}", "there is no card"),
        ("cards hand-of-gods enyo", "there is no game 'hand-of-gods' hint: did you mean 'hand-of-the-gods'?"),
        ("cards gods-unchained --kind relik", "there is no kind 'relik' hint: did you mean 'relic'?"),
        ("cards --ids --reading", "--ids, --reading and --whole do not go together"),
        ("cards --reading --whole", "--ids, --reading and --whole do not go together"),
        ("cards schema army-of-gods", "no kind of file is named hint: one of cards, deck, scenario"),
        ("cards schema gods-unchained map", "map"),
        ("cards check lost.yaml", "lost.yaml: cannot be read: No such file or directory"),
        ("deck check lost.yaml", "lost.yaml: cannot be read: No such file or directory"),
        ("play --seed 7", "--seed is for a match in the terminal hint: add --terminal"),
        ("play --against greedy", "--against is for a match in the terminal"),
        ("play --terminal --port 7", "--port is for the table in the browser hint: leave --terminal out"),
        ("play --terminal --deck zues", "'zeus'"),
        ("play army-of-gods --terminal --mode five", "no mode 'five'"),
        ("play army-of-gods --terminal --mode three --as p4", "there is no p4 in this match"),
        ("play army-of-gods --terminal --mode four --against greedy --against random", "3 opponents, not 2"),
        ("play --terminal --against bot:nowhere:nobody", "there is no bot at 'nowhere:nobody'"),
        ("serve --port 0 --host 192.0.2.7", "hint: give another --host"),
        ("serve --port 0 --origin https://play.example.org/", "is not an origin, such as https://play.example.org."),
        ("serve --port 0 --origin play.example.org", "is not an origin"),
        ("serve --port 0 --answer-pause 5 1", "5 is more than 1."),
        ("serve --port 0 --drain nan", "'nan' is not a number."),
        ("serve --port 0 --host-name ''", "is not a name of a host, such as play.example.org."),
        ("serve --port 0 --host-name https://play.example.org", "is not a name of a host"),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(words: str, said: str) -> None:
    assert said in mistake(*shlex.split(words))
