import type { Locale } from '@portal/shared';

/** Milliseconds after which a page that has not started shows a message. */
const lateMs = 8_000;

const boxId = 'portal-guard';
const boxStyle =
  'position:fixed;inset:auto 16px 16px;z-index:9;max-width:30rem;margin:auto;padding:16px;border:1px solid;border-radius:8px;background:Canvas;color:CanvasText';
const buttonStyle = 'font:inherit;min-height:44px;margin-top:8px;padding:0 16px';

const words = {
  en: {
    failed:
      'The portal could not be loaded completely, so this page does not answer yet. Check your connection and try again.',
    late: 'The portal is taking longer than usual to load. You can wait, or try again.',
    again: 'Try again',
  },
  ja: {
    failed:
      'ポータルを完全に読み込めなかったため、このページはまだ操作できません。接続を確認して、もう一度お試しください。',
    late: 'ポータルの読み込みに時間がかかっています。このままお待ちいただくか、もう一度お試しください。',
    again: '再試行',
  },
} as const;

/**
 * An inline script at the start of the page that repairs failed scripts, before and after the shell
 * has started.
 *
 * A file that arrived damaged stays in the browser's cache: its address is immutable, so a second
 * request would never reach the server. The guard fetches each failed script past the cache, so that
 * the next attempt gets the right file. The loader retries scripts of screens; the guard itself
 * retries the shell's own scripts once. When that fails too, or the shell has not started after 8 s,
 * it shows a message with a button that reloads the page.
 */
export function guardPage(locale: Locale): string {
  const { failed, late, again } = words[locale];
  return `(${guard})(${JSON.stringify([failed, late, again])})`;
}

const guard = `function (words) {
  var tried = {}, box;
  function say(text) {
    if (!document.querySelector('[data-waiting]')) return;
    if (!box) {
      box = document.createElement('div');
      box.id = '${boxId}';
      box.setAttribute('role', 'alert');
      box.style.cssText = '${boxStyle}';
      var button = document.createElement('button');
      button.textContent = words[2];
      button.style.cssText = '${buttonStyle}';
      button.onclick = function () { location.reload(); };
      box.append(document.createElement('div'), button);
      document.body.append(box);
    }
    box.firstChild.textContent = text;
  }
  addEventListener('error', function (event) {
    var script = event.target, src = script.src;
    if (script.tagName !== 'SCRIPT' || !src) return;
    var isSecond = tried[src];
    tried[src] = 1;
    var anew = fetch(src, { cache: 'reload' }).then(function (got) { return got.blob(); }).catch(function () {});
    if (!script.hasAttribute('data-shell')) return;
    if (isSecond) say(words[0]);
    else anew.then(function () {
      var copy = document.createElement('script');
      for (var one of script.attributes) copy.setAttribute(one.name, one.value);
      script.replaceWith(copy);
    });
  }, true);
  setTimeout(function () { say(words[1]); }, ${lateMs});
}`.replaceAll(/\n */g, '');

/** Removes the guard's message; call it once the shell has started. */
export function endGuard(): void {
  document.getElementById(boxId)?.remove();
}
