"""Layout checks of browser tests: text that is too small, clipped elements, untranslated words."""

import re

from playwright.sync_api import Page

SMALLEST = 12
SIZES = {
    "laptop": (1280, 800),
    "tablet": (768, 1024),
    "tablet lying": (1024, 768),
    "phone": (390, 844),
}

FAULTS = """least => {
  const box = e => e.getBoundingClientRect();
  const shown = e => box(e).width && box(e).height && box(e).right > 0 && box(e).left < innerWidth;
  const classes = e => String(e.className.baseVal ?? e.className).split(' ').slice(0, 2).join('.');
  const name = e => e.tagName.toLowerCase() + '.' + classes(e);
  const found = [];
  for (const e of document.querySelectorAll('body *')) {
    if (e.closest('.sr, .flyer, option, datalist') || !shown(e)) continue;
    const style = getComputedStyle(e);
    if (style.visibility === 'hidden') continue;
    const text = e.textContent.trim();
    if ([...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) {
      let scale = 1;
      if (e.ownerSVGElement) { const m = e.getScreenCTM(); scale = Math.hypot(m.a, m.b); }
      const size = parseFloat(style.fontSize) * scale;
      if (size < least - 0.05) found.push(`small ${size.toFixed(1)}px ${name(e)} ${text.slice(0, 24)}`);
    }
    const cuts = style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis' && !e.ownerSVGElement;
    if (cuts && e.scrollWidth > e.clientWidth + 2) found.push(`cut ${name(e)} ${e.scrollWidth} > ${e.clientWidth}`);
    if (e.matches('button') && e.scrollWidth > e.clientWidth + 3) found.push(`too wide for ${name(e)} ${text}`);
    if (e.matches('.sentence') && e.scrollHeight > e.clientHeight + 3) found.push(`cut sentence ${text}`);
    if (e.matches('.bar .choices > *, .bar .turn > *') && innerWidth > 1000)
      if (box(e).bottom > box(e.closest('.bar')).bottom + 1) found.push(`below the bar ${name(e)}`);
    if (e.matches('.status > *') && box(e).right > box(e.closest('.status')).right + 1) found.push(`cut ${name(e)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
  if (document.documentElement.scrollHeight > innerHeight) found.push('the page is higher than the screen');
  return [...new Set(found)];
}"""
BOX = """s => {
  const b = document.querySelector(s).getBoundingClientRect();
  return [b.x, b.y, b.width, b.height].map(Math.round);
}"""
RAW = re.compile(r"\b(field|value|guide|web|icon|resource|result|back)-[a-z]|\[object|undefined|NaN")
"""Keys of words instead of words."""


def faults(page: Page) -> list[tuple[str, str]]:
    """The faults of a page at all sizes; leaves it at laptop size."""
    found = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        found += [(size, fault) for fault in page.evaluate(FAULTS, SMALLEST)]
    page.set_viewport_size({"width": 1280, "height": 800})
    return found
