/** Height of the totals card, for what has to stay clear of it. */
export const totalsHeight = '--totals-height';

/** Tells the page how high the card is, from now on. A ref: it returns how to stop. */
export function publishHeight(card: HTMLElement | null): (() => void) | undefined {
  if (card === null) return undefined;
  const page = card.parentElement;
  const observer = new ResizeObserver(() => {
    page?.style.setProperty(totalsHeight, `${String(card.offsetHeight)}px`);
  });
  observer.observe(card);
  return () => {
    observer.disconnect();
  };
}
