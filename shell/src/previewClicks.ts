/**
 * A script in the page that carries out in the screen what was last clicked in its preview, and moves
 * the focus there. It is in no bundle, since what it does begins before one has come.
 *
 * A preview is inert, so a click does not say what it was meant for: that is what stands where the
 * pointer went down, and the click counts where it came up there. When the screen has taken the place
 * of the preview in between, the browser gives the click to what holds both, so that it is carried
 * out here as well. Rows of the preview may stay until the list has its own. Its counterpart has the
 * same kind, words and address, in the row of the same name; of several it is the one at the same
 * place. Where the language has changed in the meantime the words do not count. Where the screen has
 * none, the click waits for one, since other data may still be on their way, and after 10 s counts
 * for nothing: any other control would be a wrong one. Another click, wherever, takes its place.
 *
 * What is typed meanwhile for a field that was clicked is lost; a space of it does not scroll the page.
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
