"""The table page is light: everything it loads together, as it goes over the wire."""

from browsing import Clicker, sit_down

MOST = 320_000


def test_the_table_page_weighs_little(visit, address):
    page = visit()
    sit_down(page, address)
    Clicker(page).asked()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    came = []
    wire.on("Network.loadingFinished", lambda done: came.append(done["encodedDataLength"]))
    page.reload()
    Clicker(page).asked()
    page.wait_for_load_state("networkidle")
    assert len(came) > 5
    assert 0 < sum(came) < MOST, sum(came)
