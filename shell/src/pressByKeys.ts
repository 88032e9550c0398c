/**
 * Presses the button of the frame whose `aria-keyshortcuts` are pressed, such as `Control+K`. From
 * before hydration on, so that no press is lost between the page's own script and the frame's.
 *
 * @returns How to stop.
 */
export function pressByKeys(container: Element): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const modifier = event.ctrlKey ? 'Control' : event.metaKey ? 'Meta' : '';
    const button = container.querySelector<HTMLButtonElement>('[aria-keyshortcuts]');
    if (button?.getAttribute('aria-keyshortcuts') !== `${modifier}+${event.key.toUpperCase()}`)
      return;
    // The browser's own answer to Ctrl K is its address bar.
    event.preventDefault();
    // A dialog or a menu hides the page, and comes first.
    if (!button.closest('[inert], [aria-hidden]')) button.click();
  };
  document.addEventListener('keydown', handleKey);
  return () => {
    document.removeEventListener('keydown', handleKey);
  };
}
