/**
 * The frame's buttons are painted before the shell's scripts have arrived. Until they have, this
 * script of the page remembers the button that was clicked last. Links need no such care: they
 * lead on by themselves.
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
})()`.replaceAll(/\n */g, '');

/**
 * Ends the time in which clicks are only remembered, and returns what clicks the remembered button
 * again. To be called before hydration, which expects the markup as it was made; what it returns
 * once `hydrateRoot` has been called: React then hydrates at once and answers the click.
 */
export function takeEarlyClick(container: Element): () => void {
  container.removeAttribute('data-waiting');
  const button = container.querySelector<HTMLButtonElement>('[data-early-click]');
  button?.removeAttribute('data-early-click');
  return () => {
    button?.click();
  };
}
