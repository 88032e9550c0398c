/**
 * A script in the page that repeats the last click on a preview in the loaded screen, and moves the
 * focus there. It is inline, because it starts before any bundle has arrived.
 *
 * A preview is inert, so the browser does not say which control was clicked. The script takes the
 * control under the pointer at `pointerdown`; the click counts if the pointer comes up over it. If the
 * screen replaces the preview in between, the browser sends the click to a common ancestor, and the
 * script handles it too. Rows of the preview may stay until the list has loaded.
 *
 * The matching control of the screen has the same kind, text and address, in the row of the same
 * name; of several, the script takes the one at the same position. If the language has changed, it
 * ignores the text. Without a match the click waits for one, since data may still load, and expires
 * after 10 s. Another click replaces it.
 *
 * Input typed meanwhile for a clicked field is lost, but a space does not scroll the page.
 */
export const rememberPreviewClicks = `(function () {
  var portal = document.getElementById('portal'), page = document.documentElement, pressed, clicked, lang, since;
  function preview() {
    return portal.querySelector('[data-preview-place]');
  }
  function picture() {
    return preview() || portal.querySelector('[data-preview-rows]');
  }
  function holds(box, x, y) {
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  }
  function controls(root) {
    var counts = {};
    function numbered(key) {
      return key + (counts[key] = (counts[key] || 0) + 1);
    }
    return Array.from(root.querySelectorAll('a[href],button,input,select,textarea,summary,label'), function (one) {
      var row = one.closest('[role=row]'), name = row && row.querySelector('[role=rowheader]');
      var bare = [one.tagName, one.type, one.getAttribute('href'), name && name.textContent].join();
      var words = (one.labels && one.labels[0] || one).textContent;
      return { element: one, bare: numbered(bare), full: numbered([bare, one.getAttribute('aria-label'), words].join()) };
    });
  }
  addEventListener('pointerdown', function (event) {
    var place = picture(), x = event.clientX, y = event.clientY;
    pressed = place && event.target.contains(place) && controls(portal.querySelector('main')).filter(function (one) {
      one.box = one.element.getBoundingClientRect();
      return place.contains(one.element) && holds(one.box, x, y);
    }).pop();
  }, true);
  function comeUp(event) {
    if (!event.isTrusted || event.button > 1) return;
    var found = pressed, link = found && found.element.href;
    pressed = clicked = undefined;
    if (!found || !holds(found.box, event.clientX, event.clientY)) return;
    if (event.target.closest('a,button,input,select,textarea,summary,label')) return;
    var former = portal.querySelector('[data-early-click]');
    if (former) former.removeAttribute('data-early-click');
    lang = page.lang;
    if (link && (event.button || event.ctrlKey || event.metaKey || event.shiftKey)) return open(link);
    if (event.button) return;
    clicked = found;
    if (!preview()) {
      since = 0;
      observer.observe(portal, { childList: true, subtree: true });
      carryOut();
    }
  }
  addEventListener('click', comeUp, true);
  addEventListener('auxclick', comeUp, true);
  addEventListener('keydown', function (event) {
    if (clicked && event.key === ' ' && /^(INPUT|TEXTAREA)$/.test(clicked.element.tagName)) event.preventDefault();
  }, true);
  function carryOut() {
    if (preview()) return;
    var place = picture();
    since = since || Date.now();
    var kind = lang === page.lang ? 'full' : 'bare';
    var same = clicked && controls(portal.querySelector('main')).find(function (one) {
      return one[kind] === clicked[kind] && !one.element.disabled && !(place && place.contains(one.element));
    });
    if (same) {
      clicked = undefined;
      same.element.focus();
      same.element.click();
    }
    if (!place && !clicked || Date.now() - since > 10000) observer.disconnect();
  }
  var observer = new MutationObserver(carryOut);
  observer.observe(portal, { childList: true, subtree: true });
})()`.replaceAll(/\n */g, '');
