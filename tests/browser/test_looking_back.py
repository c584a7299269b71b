"""Looking back on the page: rounds, viewpoints, the analysis, and another try."""

import re

from playwright.sync_api import expect

PLAYED = """async (game) => {
  const send = async (path, body) => {
    const me = await (await fetch('/api/me')).json();
    const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf};
    return (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
  };
  await send('/api/people', {name: 'Anna'});
  const seats = [{kind: 'bot', bot: 'greedy'}, {kind: 'bot', bot: 'greedy'}];
  let table = await send('/api/tables', {game, seats});
  while (table.state !== 'finished') {
    await new Promise((on) => setTimeout(on, 100));
    table = await (await fetch('/api/tables/' + table.id)).json();
  }
  return table;
}"""
"""A game that bots have played, for somebody with a name."""


def test_a_finished_game_is_walked_by_rounds_seen_from_each_seat_and_tried_again(visit, address):
    page = visit()
    page.goto(address)
    table = page.evaluate(PLAYED, "powergrid")
    page.goto(f"{address}/replay/{table['id']}?at=5")
    moment = page.locator(".where b")
    expect(moment).to_have_text("5")
    expect(page.locator(".timeline .rounds button").first).to_be_attached()
    page.keyboard.press("PageDown")
    expect(moment).not_to_have_text("5")
    second = moment.inner_text()
    page.keyboard.press("PageDown")
    expect(moment).not_to_have_text(second)
    page.keyboard.press("PageUp")
    expect(moment).to_have_text(second)
    page.locator("#viewpoint").select_option("1")
    expect(page.locator("#viewpoint")).to_have_value("1")
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_url("**/table/**")
    expect(page.locator("#log .entry").first).to_be_attached()
    made = page.evaluate("async (id) => (await fetch('/api/tables/' + id)).json()", page.url.split("/")[-1])
    assert made["mine"] == 1 and made["practice"] and made["moves"] >= int(second)


def test_bots_judge_a_game_in_the_background_until_they_are_stopped(visit, address):
    page = visit()
    page.goto(address)
    table = page.evaluate(PLAYED, "powergrid")
    page.goto(f"{address}/replay/{table['id']}?at=0")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator(".analysis figure")).to_be_visible()
    plot = page.locator(".analysis .plot")
    expect(plot).to_have_attribute("aria-label", re.compile("Chance to win: .* %"))
    plot.click()
    expect(page.locator(".where b")).not_to_have_text("0")
