"""YAML as people write it, and as they should not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from theagon.cards.builder import MAX_DEPTH
from theagon.cards.source import MAX_BYTES, parse_yaml, read_yaml
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from pathlib import Path


def refusal(text: str | bytes) -> str:
    with pytest.raises(TheagonError) as error:
        parse_yaml(text, "f.yaml")
    return str(error.value)


@pytest.mark.usefixtures("parser")
class TestValues:
    @pytest.mark.parametrize(
        "word", ["no", "yes", "on", "off", "y", "n", "No", "ON", "1:30", "2026-11-20", "1_000", "="]
    )
    def test_words_that_older_yaml_turned_into_something_else_are_text(self, word: str) -> None:
        assert parse_yaml(f"a: {word}", "f").plain() == {"a": word}
        assert parse_yaml(f"{word}: a" if word != "=" else "'=': a", "f").plain() == {word: "a"}

    @pytest.mark.parametrize(
        ("text", "value"),
        [
            ("true", True),
            ("FALSE", False),
            ("null", None),
            ("~", None),
            ("", None),
            ("12", 12),
            ("-3", -3),
            ("+3", 3),
            ("014", 14),
            ("0o14", 12),
            ("0x1F", 31),
            ("9223372036854775807", 2**63 - 1),
            ("-9223372036854775808", -(2**63)),
            ("1.5", 1.5),
            (".5", 0.5),
            ("1e3", 1000.0),
            ("-", [None]),
            ("1.2.3", "1.2.3"),
            ("+", "+"),
            ("'12'", "12"),
            ('"true"', "true"),
            ("|\n  7", "7"),
            ('"\\u00e9"', "é"),
            ("Воин", "Воин"),
        ],
    )
    def test_scalars_follow_the_core_schema_of_yaml_1_2(self, text: str, value: object) -> None:
        read = parse_yaml(f"{text}", "f").plain() if text != "" else parse_yaml("---", "f").plain()
        assert (type(read), read) == (type(value), value)

    def test_every_value_and_key_knows_its_line_and_column(self) -> None:
        root = parse_yaml("# deck\ncards:\n  - enyo\n  - {id: ares, ц: 2}\n", "f")
        places = {
            "root": (root.line, root.column),
            "key": (root.keys["cards"].line, root.keys["cards"].column),
            "item": (root.find("cards", 0).line, root.find("cards", 0).column),
            "inner": (root.find("cards", 1, "ц").line, root.find("cards", 1, "ц").column),
        }
        assert places == {"root": (2, 1), "key": (2, 1), "item": (3, 5), "inner": (4, 19)}

    def test_a_path_that_ends_early_leads_to_the_last_node_on_it(self) -> None:
        root = parse_yaml("a:\n  b: 1", "f")
        assert root.find("a", "c", "d") is root.find("a")
        assert root.find("a", 0) is root.find("a")

    def test_a_byte_order_mark_and_line_ends_of_other_systems_move_no_place(self) -> None:
        node = parse_yaml("\ufeffa: 1\r\nb: 2\rc: 3", "f")
        assert [(n.line, n.column) for n in node.keys.values()] == [(1, 1), (2, 1), (3, 1)]


@pytest.mark.usefixtures("parser")
class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("a: &x [1]", "f.yaml:1:4: anchors (&) are not allowed"),
            ("a: &x 1", "f.yaml:1:4: anchors (&) are not allowed"),
            ("a: *x", "f.yaml:1:4: aliases (*) are not allowed"),
            ("a: !!int 1", "f.yaml:1:4: tags (!) are not allowed"),
            ("a: !x {}", "f.yaml:1:4: tags (!) are not allowed"),
            ("<<: {a: 1}", "f.yaml:1:1: merge keys (<<) are not allowed"),
            ("%YAML 1.1\n---\na", "f.yaml:1:1: directives (%) are not allowed"),
            ("a\n---\nb", "f.yaml:2:1: a second document is not allowed"),
            ("---\n---\n", "f.yaml:2:1: a second document is not allowed"),
            ("1: a", "f.yaml:1:1: a field's name must be text, not the number 1"),
            ("true: a", "f.yaml:1:1: a field's name must be text, not true"),
            ("~: a", "f.yaml:1:1: a field's name must be text, not nothing"),
            ("? [a]\n: b", "f.yaml:1:3: a field's name must be text, not a list"),
            ("a: .inf", "f.yaml:1:4: .inf is not a number here"),
            ("a: -.INF", "f.yaml:1:4: -.INF is not a number here"),
            ("a: .NaN", "f.yaml:1:4: .NaN is not a number here"),
            ("a: 1e999", "f.yaml:1:4: the number is too large"),
            ("a: 9223372036854775808", "f.yaml:1:4: the whole number does not fit 64 bits"),
            ("a: -9223372036854775809", "f.yaml:1:4: the whole number does not fit 64 bits"),
            ("a: 1" + "0" * 5000, "f.yaml:1:4: the whole number does not fit 64 bits"),
            ("a: 0x1" + "0" * 16, "f.yaml:1:4: the whole number does not fit 64 bits"),
            ("a: x\x1b[31m", "f.yaml:1:5: the invisible character U+001B is not allowed"),
            ("a: 1\nb: \u202ex", "f.yaml:2:4: the invisible character U+202E is not allowed"),
            ("a: x\u2028b: 1", "f.yaml:1:5: the invisible character U+2028 is not allowed"),
            ("a: Ze\u200bus", "f.yaml:1:6: the invisible character U+200B is not allowed"),
            ("a: \U000e0041", "f.yaml:1:4: the invisible character U+E0041 is not allowed"),
            ('a: "\\e[31m"', "f.yaml:1:4: the invisible character U+001B is not allowed"),
            ("", "f.yaml: is empty"),
            ("# nothing\n", "f.yaml: is empty"),
            (b"a: 1\nb: \xff", "f.yaml:2:4: is not UTF-8 text"),
            ("a: \ud800", "f.yaml:1:4: is not UTF-8 text"),
            (b"\xff\xfea\x00", "f.yaml:1:1: is not UTF-8 text"),
            (b"\xef\xbb\xbfab\xff", "f.yaml:1:3: is not UTF-8 text"),
        ],
    )
    def test_what_the_dialect_leaves_out_is_refused_at_its_place(self, text: str | bytes, message: str) -> None:
        assert refusal(text).splitlines()[0] == message

    @pytest.mark.parametrize(
        ("text", "place", "hint"),
        [
            ("a: [1, 2", "1:4", "separate the items with commas and close the list with ]"),
            ("a: {b: 1\n\n", "1:4", "separate the fields with commas and close the mapping with }"),
            ("a: 'x", "1:4", "close the quotes"),
            ("a:\n\tb: 1", "2:1", "indent with spaces, not tabs"),
            ("a: @b", "1:4", "text that begins with a special character needs quotes"),
            ("a: 1\n\tb: 2", "2:1", "indent with spaces, not tabs"),
            ("a: b: c", "1:5", "put quotes around the text: 'b: c'"),
            ("a:\n  - {en: Wolf: the first, es: W}", "2:14", "put quotes around the text: 'Wolf: the first'"),
            (
                "a: {en: Grey Wolf: the first}",
                "1:18",
                "put quotes around text that contains ': ', or separate the fields with commas and close the mapping "
                "with }",
            ),
            ("a: 1\n  b: 2", "2:4", "put quotes around text that contains ': ', or mend the indentation"),
            ("- a\nb\n", "2:1", "a field is written 'name: value', with a space after the colon"),
        ],
    )
    def test_a_syntax_error_has_its_location_and_a_cure(self, text: str, place: str, hint: str) -> None:
        message = refusal(text)
        assert message.startswith(f"f.yaml:{place}: syntax error: ")
        assert message.splitlines()[-1] == f"hint: {hint}"

    @pytest.mark.parametrize(
        ("text", "place"),
        [
            ("a:\n\xa0\xa0b: 1\n", "2:1"),
            ("a:\n  - b: 1\n   \xa0c: 2\n", "3:4"),
            ("a:\xa01\nb: 2\n", "1:3"),
            ("a:\n  -\xa0b: 1\n    c: 2\n", "2:4"),
            ("a: {en:\xa0A, es: B}", "1:8"),
        ],
    )
    def test_a_non_breaking_space_is_told_where_it_stands(self, text: str, place: str) -> None:
        message = refusal(text)
        assert message.startswith(f"f.yaml:{place}: a non-breaking space stands here in place of a usual one\n")
        assert message.endswith("\nhint: type a usual space")

    def test_texts_have_non_breaking_spaces(self) -> None:
        assert parse_yaml("a: 5\xa0% of: b".replace(": b", "\xa0b"), "f.yaml").plain() == {"a": "5\xa0% of\xa0b"}

    def test_a_duplicate_key_is_refused_with_the_line_the_caret_and_the_other_place(self) -> None:
        assert refusal("a:\n  cost: 1\n  health: 2\n  cost: 3\n") == (
            "f.yaml:4:3: the field 'cost' is given twice\n"
            "      cost: 3\n"
            "      ^\n"
            "hint: keep this one or the one in line 2"
        )

    def test_a_quoted_merge_sign_is_an_ordinary_key(self) -> None:
        assert parse_yaml("'<<': 1", "f").plain() == {"<<": 1}

    def test_thirty_two_levels_are_read_and_one_more_is_refused(self) -> None:
        assert parse_yaml("[" * MAX_DEPTH + "]" * MAX_DEPTH, "f").value
        assert refusal("[" * (MAX_DEPTH + 1)).startswith("f.yaml:1:33: nested deeper than 32 levels")

    @pytest.mark.parametrize(
        ("text", "hint"),
        [
            ("[" * 40, "close the brackets, and indent no further than a field needs"),
            ("9" * 20, "write a smaller number, or quote the text"),
            ("9" * 5000, "write a smaller number, or quote the text"),
            ("1e999", "write a smaller number, or quote the text"),
        ],
    )
    def test_the_error_of_a_too_deep_or_large_file_has_a_cure(self, text: str, hint: str) -> None:
        assert refusal(text).splitlines()[-1] == f"hint: {hint}"

    def test_what_would_fill_the_stack_is_refused_where_it_gets_too_deep(self) -> None:
        assert refusal("- " * 500_000).startswith("f.yaml:1:65: nested deeper than 32 levels")
        assert refusal("{a: " * 500_000).startswith("f.yaml:1:129: nested deeper than 32 levels")

    def test_a_control_character_in_the_message_never_reaches_the_terminal(self) -> None:
        assert "\x1b" not in refusal("a: \x1b[2J")


def test_a_file_of_more_than_two_mebibytes_is_refused() -> None:
    text = b"a: " + b"x" * (MAX_BYTES - 3)
    assert parse_yaml(text, "f").value
    assert refusal(text + b"x") == "f.yaml: is larger than 2 MiB\nhint: split it into several files"


def test_a_file_of_too_many_values_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theagon.cards.builder.MAX_NODES", 2000)
    text = "[" + "1," * 1999 + "]"
    assert parse_yaml(text, "f").find().plain() == [1] * 1999
    assert refusal(text.replace("]", "1]")) == (
        f"f.yaml:1:{len(text)}: has more than 2,000 values\nhint: split it into several files"
    )


def test_a_file_is_read_under_its_own_name_or_a_given_one(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text("a: Воин", "utf-8")
    assert read_yaml(path).plain() == {"a": "Воин"}
    assert str(read_yaml(path).location).startswith(f"{path}:1:1")
    assert str(read_yaml(path, "my deck").location) == "my deck:1:1"


@pytest.mark.parametrize("name", ["absent.yaml", ".", "with\0null"])
def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(TheagonError, match="cannot be read: ") as error:
        read_yaml(tmp_path / name)
    assert str(error.value).isprintable()
