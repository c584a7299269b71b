"""People at a table, each in a browser of their own: who is here, who is away, who watches."""

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect
from table_page import as_if_away, player, talk, write


def test_somebody_who_closes_the_browser_is_away_and_never_thinking(two, visit):
    first, second = (clicker.page for clicker in two)
    for page, other in ((first, "Bohdan"), (second, "Anna")):
        expect(player(page, other)).to_be_visible()
        expect(player(page, other).locator(".presence").get_by_text("away")).to_have_count(0)
    asked, left = (first, "Bohdan") if first.locator(".bar.mine").count() else (second, "Anna")
    away, name = (second, left) if asked is first else (first, left)
    address = away.url
    context = away.context
    away.close()
    expect(player(asked, name).locator(".presence")).to_have_text(re.compile(r"away 1 min"))
    expect(player(asked, name)).not_to_contain_text("thinking")
    back = context.new_page()
    back.goto(address)
    expect(player(asked, name)).not_to_contain_text("away")
    # Whoever is waited for and away is said to be: the one who is asked leaves.
    asked_name = "Anna" if asked is first else "Bohdan"
    expect(player(back, asked_name)).to_contain_text("thinking")
    asked.close()
    expect(player(back, asked_name)).not_to_contain_text("thinking")
    expect(back.locator(".bar .sentence")).to_have_text(f"Waiting for {asked_name} (away 1 min).")


def test_watchers_are_shown_at_the_table_and_the_lobby_tells_who_is_at_it(two, visit, address):
    first = two[0].page
    third = visit()
    third.goto(first.url)
    expect(first.locator(".watchers")).to_contain_text("1")
    expect(first.locator(".watchers")).to_have_attribute("title", "1 person is watching.")
    # Counted in the header of a narrow phone, too, which stays on one line.
    phone = visit(viewport={"width": 360, "height": 740})
    phone.goto(first.url)
    expect(phone.locator(".watchers")).to_contain_text("2")
    tops = [
        box["y"] + box["height"] / 2
        for box in (phone.locator(f"header {one}").bounding_box() for one in (".home", "nav"))
    ]
    assert abs(tops[0] - tops[1]) < 5
    phone.close()
    lobby = visit()
    lobby.goto(address)
    row = lobby.locator(
        "section.list li", has=lobby.locator(f"a[href='/table/{first.url.rsplit('/', 1)[1]}']")
    ).first
    expect(row.locator(".presence.here")).to_have_count(2)
    third.close()
    expect(first.locator(".watchers")).to_have_count(0)


def test_the_waiting_room_tells_who_is_there(visit, address):
    first, second = visit(), visit()
    first.goto(address)
    first.get_by_label("Your name").fill("Cyril")
    first.get_by_role("button", name="New table").click()
    first.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    first.get_by_label("Players").select_option("3")
    first.get_by_role("button", name="Make the table").click()
    first.wait_for_selector("text=Copy the link")
    # Whoever sits at it is asked to send the link, or to show it to a camera; whoever comes gives a name, then joins.
    expect(first.get_by_role("img", name="QR code of this table")).to_be_visible()
    second.goto(first.url)
    expect(first.locator("main")).to_contain_text("1 person is watching.")
    name, join = second.get_by_label("Your name"), second.get_by_role("button", name="Join").first
    assert name.bounding_box()["y"] < join.bounding_box()["y"]
    second.get_by_label("Your name").fill("Daria")
    second.get_by_role("button", name="Join").first.click()
    seat = first.locator("main li", has_text="Daria")
    expect(seat.locator(".presence.here")).to_be_visible()
    second.close()
    expect(seat.locator(".presence")).to_have_text("away 1 min")


def test_two_meet_by_link_and_talk_and_one_leaves_and_comes_back(visit, address):
    first, second, third = visit(), visit(locale="cs-CZ"), visit()
    first.goto(address)
    first.get_by_label("Your name").fill("Anna")
    first.get_by_role("button", name="New table").click()
    first.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    first.get_by_label("Players").select_option("2")
    first.get_by_role("button", name="Make the table").click()
    first.wait_for_selector("text=Copy the link")
    second.goto(first.url)
    second.get_by_label("Vaše jméno").fill("Bohdan")
    second.get_by_role("button", name="Přisednout").click()
    for page in (first, second):
        page.wait_for_selector(".map")
    # what is said comes as letters, whatever they are; the other is told while the talk is closed
    write(first, "<img src=x onerror=alert(1)> @Bohdan")
    expect(second.locator(".note.said")).to_contain_text("Anna: <img src=x onerror=alert(1)> @Bohdan")
    button = second.get_by_role("button", name=re.compile("^Rozhovor"))
    expect(button).to_have_attribute("aria-label", "Rozhovor, 1 nepřečtená zpráva")
    expect(button.locator(".unread")).to_have_text("1")
    button.click()
    said = second.get_by_role("log", name="Rozhovor")
    expect(said.locator("li.named .what")).to_have_text("<img src=x onerror=alert(1)> @Bohdan")
    assert said.locator("img").count() == 0
    # a quick phrase is read by each in their language
    second.get_by_role("button", name="Rychlé fráze").click()
    second.get_by_role("button", name="Hodně štěstí!").click()
    expect(first.locator("aside.talk li .what").last).to_have_text("Good luck!")
    # writing is told, and is not thinking
    second.get_by_label("Napsat zprávu").press_sequentially("hm")
    expect(first.locator("aside.talk .writing")).to_have_text("Bohdan is writing…")
    second.get_by_label("Napsat zprávu").fill("")
    expect(first.locator("aside.talk .writing")).to_have_text("")
    # watchers talk among themselves
    third.goto(first.url)
    expect(talk(third)).to_contain_text("Good luck!")
    talk(third).get_by_label("Your name").fill("Wanda")
    talk(third).get_by_role("button", name="Choose").click()
    expect(talk(third)).to_contain_text("Only those who watch read this until the game is over.")
    write(third, "Anna will win")
    expect(third.locator("aside.talk li .what").last).to_have_text("Anna will win")
    expect(first.locator(".watchers")).to_have_attribute("title", re.compile("Wanda"))
    # one leaves and comes back, and reads what was said meanwhile
    link, context = second.url, second.context
    second.close()
    write(first, "still there?")
    expect(talk(first)).not_to_contain_text("Anna will win")
    back = context.new_page()
    back.goto(link.rsplit("/table/", 1)[0])
    row = back.locator("section.list li.row").first
    expect(row.locator(".talk")).to_have_attribute("title", "1 nepřečtená zpráva")
    back.goto(link)
    back.get_by_role("button", name="Rozhovor, 1 nepřečtená zpráva").click()
    expect(back.get_by_role("log", name="Rozhovor").locator("li .what").last).to_have_text("still there?")
    expect(player(first, "Bohdan")).not_to_contain_text("away")
    # the host takes a remark away, and mutes
    row = first.locator("aside.talk li").first
    row.hover()
    row.get_by_role("button", name="Remove the remark of Anna").click()
    expect(back.get_by_role("log", name="Rozhovor").locator("li .what").first).to_have_text("(odstraněno)")
    row = first.locator("aside.talk li", has_text="Good luck!")
    row.hover()
    row.get_by_role("button", name="Mute Bohdan").click()
    expect(first.locator("aside.talk")).not_to_contain_text("Good luck!")
    first.get_by_role("button", name="Read Bohdan again").click()
    expect(first.locator("aside.talk")).to_contain_text("Good luck!")
    # the switch
    first.get_by_role("button", name="Settings").click()
    first.get_by_label("Talk at the table").uncheck()
    expect(first.locator("aside.talk")).to_have_count(0)


def test_a_program_is_made_in_the_settings_and_marked_where_it_sits(visit, address):
    page = visit()
    page.goto(address)
    page.get_by_label("Your name").fill("Hana")
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector("text=Copy the link")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Programs", exact=True).click()
    page.get_by_label("Name of the program").fill("Hana's robot")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator(".token code").inner_text()
    page.keyboard.press("Escape")
    table = page.url.rsplit("/", 1)[1]
    wanted = urllib.request.Request(
        f"{address}/api/tables/{table}/join",
        data=b"{}",
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
        method="POST",
    )
    assert urllib.request.urlopen(wanted, timeout=30).status == 200
    expect(player(page, "Hana's robot").locator(".bot")).to_have_text("program")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Programs (1)").click()
    page.get_by_role("button", name="Revoke: Hana's robot").click()
    expect(page.get_by_role("dialog")).to_contain_text("revoked")
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(wanted, timeout=30)


def test_one_leaves_a_bot_plays_and_they_come_back(two, database, visit):
    pages = {"Anna": two[0].page, "Bohdan": two[1].page}
    asked = next(name for name, page in pages.items() if page.locator(".bar.mine").count())
    other = next(name for name in pages if name != asked)
    page, address, context = pages[other], pages[asked].url, pages[asked].context
    page.get_by_role("button", name=f"Nudge {asked}").click()
    expect(pages[asked].locator(".note.proposal")).to_have_text(f"{other} is waiting for your move.")
    expect(page.locator(".bar").get_by_text("Nudged")).to_be_disabled()
    pages[asked].close()
    expect(player(page, asked).locator(".presence")).to_contain_text("away")
    as_if_away(database, asked, 120)
    page.reload()
    page.get_by_role("button", name="Let a bot play until they return").first.click()
    expect(page.locator(".player .bot")).to_have_text(f"for {asked}")  # a bot's name, and whose seat it is
    lobby = visit()
    lobby.goto(address.rsplit("/table/", 1)[0])
    row = lobby.locator(
        "section.list li.row", has=lobby.locator(f"a[href='/table/{address.rsplit('/', 1)[1]}']")
    )
    expect(row).to_contain_text(f"for {asked}")
    back = context.new_page()
    back.goto(address)
    back.get_by_role("button", name="Take my seat back").click()
    expect(player(page, asked)).to_be_visible()
    expect(page.locator(".player .bot")).to_have_count(0)


def test_the_game_is_ended_by_agreement_and_the_score_says_so(two):
    first, second = two[0].page, two[1].page
    first.get_by_role("button", name="Seats").click()
    first.get_by_role("button", name="Propose to end the game").click()
    first.get_by_role("dialog").get_by_role("button", name="Propose to end the game").click()
    expect(second.locator(".note.proposal")).to_contain_text("Anna proposes to end the game.")
    second.get_by_role("button", name="Decline").click()
    expect(first.locator(".note.proposal")).to_have_count(0)
    first.get_by_role("button", name="Propose to end the game").click()
    first.get_by_role("dialog").get_by_role("button", name="Propose to end the game").click()
    second.get_by_role("button", name="Agree").click()
    expect(second.get_by_role("dialog")).to_contain_text("The players ended this game before its end")


def test_whoever_resigns_cannot_come_back(two):
    first, second = two[0].page, two[1].page
    second.get_by_role("button", name="Seats").click()
    second.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(second.get_by_role("dialog")).to_contain_text("This cannot be undone.")
    second.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(second.get_by_role("dialog")).to_contain_text("resigned")
    expect(second.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(second.locator(".bar")).to_contain_text(
        "You are out of this game; a bot plays your seat to the end."
    )
    expect(second.locator(".bar")).not_to_contain_text("take it back")
    expect(player(first, "Bohdan")).to_have_count(0)


def test_a_host_removes_a_guest_and_a_guest_takes_another_name(visit, address):
    first, second = visit(), visit()
    first.goto(address)
    first.get_by_label("Your name").fill("Ema")
    first.get_by_role("button", name="New table").click()
    first.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    first.get_by_label("Players").select_option("3")
    first.get_by_role("button", name="Make the table").click()
    expect(first.locator("main")).to_contain_text("After a day a bot takes over")
    second.goto(first.url)
    second.get_by_label("Your name").fill("Filip")
    second.get_by_role("button", name="Join").first.click()
    second.get_by_role("button", name="Settings").click()
    second.get_by_label("Your name").fill("Gustav")
    second.get_by_role("button", name="Change the name").click()
    expect(second.get_by_role("dialog")).to_contain_text("Your name is changed.")
    expect(first.locator("main li", has_text="Gustav")).to_be_visible()
    first.get_by_role("button", name="Remove Gustav").click()
    second.keyboard.press("Escape")
    expect(second.get_by_role("button", name="Join")).to_have_count(2)


NOTIFICATIONS = """
window.shown = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
  constructor(title, more) { window.shown.push([title, more.tag]); }
  close() {}
};
document.hasFocus = () => !window.elsewhere;
"""


def test_whoever_looks_elsewhere_is_told_once_that_it_is_their_turn(two):
    clickers = {"Anna": two[0], "Bohdan": two[1]}
    asked = next(name for name, one in clickers.items() if one.page.locator(".bar.mine").count())
    mover = clickers[asked]
    page = next(one.page for name, one in clickers.items() if name != asked)
    page.add_init_script(NOTIFICATIONS)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show a notification of the browser").check()
    page.keyboard.press("Escape")
    page.evaluate("window.elsewhere = true")
    for _ in range(40):
        if page.locator(".bar.mine").count():
            break
        if mover.page.locator(".bar.mine").count():
            mover.step()
        else:
            page.wait_for_timeout(200)
    expect(page.locator(".bar.mine")).to_be_visible()
    page.wait_for_function("window.shown.length > 0")
    assert page.evaluate("window.shown") == [["Your turn: Power Grid", page.url.rsplit("/", 1)[1]]]
    assert page.title().startswith("●")
    page.reload()
    page.wait_for_selector(".bar.mine")
    assert page.evaluate("window.shown") == []  # the same waiting time, told already
