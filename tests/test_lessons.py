"""Lessons: each plays through, ends as it says, lets through what it says, and speaks briefly in every language."""

import json

import pytest

import partie
from partie import bots
from partie.kernel.errors import PartieError
from partie.table import lessons
from partie.table.lessons import PUPIL, in_words, lesson, say
from partie.text import LANGUAGES, Words

GAMES = sorted(partie.GAMES)
NAMES = ("Me", "Bo", "Cy", "Di")
games = pytest.mark.parametrize("game", GAMES)


def go_on(script, game, swap=None, until=None):
    """Play by the script to the end of the lesson; `swap`: a scripted move of the pupil, and what is played instead;
    `until`: a scripted move of the pupil before which to stop."""
    while not script.over(game):
        for decision in game.decisions:
            asked = script.scripted(game, decision.seat)
            if asked is not None:
                break
        if asked is not None and asked is until:
            break
        assert asked is not None, (script.step(game), [one.seat for one in game.decisions])
        move = asked.move
        if swap is not None and decision.seat == PUPIL and (asked.step, asked.move) == swap[0]:
            move = swap[1]
            assert script.keeps(game, move)
        game.push(decision.seat, move)
    return game


def at_path(view, path):
    """The value in a view at a path such as `players.0.money`."""
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list) else view[name]
    return view


@games
def test_every_title_has_a_lesson_that_ends_as_it_says(game):
    script = lesson(game)
    assert 8 <= len(script.steps) <= 14
    view = go_on(script, script.begin()).view(PUPIL)
    assert {path: at_path(view, path) for path, _ in script.ends} == dict(script.ends)


@games
def test_moves_that_are_let_through_keep_the_rest_playable(game):
    script = lesson(game)
    others = [(asked, other) for asked in script.scripts[PUPIL] for other in asked.others]
    for asked, other in others:
        go_on(script, script.begin(), ((asked.step, asked.move), other))


def test_any_three_cards_may_be_kept_in_underwater_cities():
    """The sentence names no cards, so none are the wrong ones."""
    script = lesson("underwater")
    kept = next(asked for asked in script.scripts[PUPIL] if asked.text.startswith("discard"))
    position = go_on(script, script.begin(), until=kept)
    assert {kept.move, *kept.others} == set(position.legal(PUPIL))


@games
def test_every_other_move_of_a_lesson_is_answered_by_a_comment_of_its_own(game):
    """Not by the sentence for moves that nobody thought of; amounts and payments may be many."""
    script = lesson(game)
    for asked in script.scripts[PUPIL]:
        position = go_on(script, script.begin(), until=asked)
        others = [move for move in position.legal(PUPIL) if not script.keeps(position, move)]
        unanswered = [
            position.notation(PUPIL, move) for move in others if script.told(position, move) == "lesson-other"
        ]
        assert unanswered == [], asked.text


@games
def test_a_lesson_is_resumed_from_its_record_at_any_moment(game):
    script = lesson(game)
    whole = go_on(script, script.begin())
    for number in range(0, len(whole.moves), 7):
        again = partie.replay(whole.at(number).record())
        assert script.step(again) == script.step(whole.at(number))
        assert go_on(script, again).key() == whole.key()


@games
def test_bots_play_on_to_the_end_of_the_game(game):
    script = lesson(game)
    position = go_on(script, script.begin())
    players = [bots.make("greedy", position.game, seat) for seat in range(script.seats)]
    for _ in range(3000):
        if position.over:
            break
        seat = position.decisions[0].seat
        position.push(seat, players[seat].choose(position, seat))
    assert position.over


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_at_most_25_words_at_a_time_in_every_language(game, language):
    script = lesson(game)
    words = Words(language, game, strict=True)
    keys = ["lesson-intro", "lesson-end", *(f"lesson-{step.name}" for step in script.steps)]
    keys += [key for step in script.steps for _, key in step.tells]
    for key in keys:
        text = words.say(key, bot1="Bo", bot2="Cy")
        signs = [word for word in text.split() if any(letter.isalnum() for letter in word)]
        assert len(signs) <= 25, (key, text)


@games
def test_other_moves_are_answered_and_change_nothing(game):
    script = lesson(game)
    position = script.begin()
    told = set()
    while not script.over(position):
        decision = position.decisions[0]
        asked = script.scripted(position, decision.seat)
        if asked is None:
            decision = next(one for one in position.decisions if script.scripted(position, one.seat))
            asked = script.scripted(position, decision.seat)
        if decision.seat == PUPIL:
            for move in decision.moves:
                if not script.keeps(position, move):
                    key = script.told(position, move)
                    told.add(key)
                    assert say(script, key, "en", NAMES) != key
        position.push(decision.seat, asked.move)
    assert len(told) > 3


@games
def test_a_client_is_told_the_step_the_move_and_the_end(game):
    script = lesson(game)
    position = script.begin()
    while PUPIL not in [one.seat for one in position.decisions]:
        seat = position.decisions[0].seat
        position.push(seat, script.scripted(position, seat).move)
    said = in_words(script, position, "en", NAMES)
    assert said["intro"] and said["say"] and said["step"] == 0 and not said["over"]
    assert tuple(said["move"]) == script.scripts[PUPIL][0].move
    json.dumps(said)
    end = in_words(script, go_on(script, position), "en", NAMES)
    assert end["over"] and end["move"] is None and end["intro"] is None


def test_a_script_that_the_rules_forbid_is_told_with_its_place(monkeypatch):
    real = lessons.read_data

    def broken(game, name):
        file = real(game, name)
        file.data["steps"][2]["moves"] = ["bid 4"]
        return file

    monkeypatch.setattr(lessons, "read_data", broken)
    lesson.cache_clear()
    with pytest.raises(PartieError) as caught:
        lesson("powergrid")
    lesson.cache_clear()
    assert caught.value.key == "bad-data" and "steps.2.moves: bid 4" in caught.value.detail["where"]


def test_a_title_without_a_lesson_says_so():
    with pytest.raises(PartieError) as caught:
        lesson("chess")
    assert caught.value.key == "no-lesson"
