/** A number beside an axis: both languages of the portal group digits alike. */
export function markText(mark: number): string {
  return mark.toLocaleString('en', { maximumFractionDigits: 2 });
}
