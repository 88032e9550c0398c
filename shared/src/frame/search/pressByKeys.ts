/**
 * Clicks the frame's button whose `aria-keyshortcuts` match the pressed keys, such as `Control+K`.
 * Call it before hydration, so that no press is lost between the page's own script and the frame's.
 *
 * @returns a function that stops it
 */
export function pressByKeys(container: Element): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const modifier = event.ctrlKey ? 'Control' : event.metaKey ? 'Meta' : '';
    const button = container.querySelector<HTMLButtonElement>('[aria-keyshortcuts]');
    if (button?.getAttribute('aria-keyshortcuts') !== `${modifier}+${event.key.toUpperCase()}`)
      return;
    // Browsers focus their address bar on Ctrl+K.
    event.preventDefault();
    // The button is inert or hidden behind an open dialog or menu.
    if (!button.closest('[inert], [aria-hidden]')) button.click();
  };
  document.addEventListener('keydown', handleKey);
  return () => {
    document.removeEventListener('keydown', handleKey);
  };
}
