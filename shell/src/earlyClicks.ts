/**
 * A script in the page that remembers the last clicked button until the shell's scripts have
 * arrived, because the frame's buttons are painted before that. The keys of a button count as its
 * click, with Ctrl or Command, since the server does not know the keyboard. Links work without
 * scripts.
 */
export const rememberEarlyClicks = `(function () {
  var portal = document.getElementById('portal');
  portal.setAttribute('data-waiting', '');
  portal.addEventListener('click', function (event) {
    var button = event.target.closest('button');
    if (!button || !portal.hasAttribute('data-waiting')) return;
    var former = portal.querySelector('[data-early-click]');
    if (former) former.removeAttribute('data-early-click');
    button.setAttribute('data-early-click', '');
  });
  document.addEventListener('keydown', function (event) {
    var button = portal.querySelector('[aria-keyshortcuts]');
    if (!button || !portal.hasAttribute('data-waiting')) return;
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    button.click();
  });
})()`.replaceAll(/\n */g, '');

/**
 * Stops remembering clicks, and returns a function that clicks the remembered button again. Call it
 * before hydration, which expects unchanged markup; call the returned function after `hydrateRoot`:
 * React then hydrates at once and answers the click.
 */
export function takeEarlyClick(container: Element): () => void {
  container.removeAttribute('data-waiting');
  const button = container.querySelector<HTMLButtonElement>('[data-early-click]');
  button?.removeAttribute('data-early-click');
  return () => {
    button?.click();
  };
}
