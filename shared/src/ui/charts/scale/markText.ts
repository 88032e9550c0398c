/** The text of a mark: both languages of the portal group digits alike. */
export function markText(mark: number): string {
  return mark.toLocaleString('en', { maximumFractionDigits: 2 });
}
