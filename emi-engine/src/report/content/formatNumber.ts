/** Formats a number with at most three decimals and a point, as in all files of the engine. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Formats nanometres as millimetres. */
export function formatMm(nanometres: number): string {
  return formatNumber(nanometres / 1e6);
}
