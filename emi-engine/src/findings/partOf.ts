import { type Said } from './Finding.ts';

/** Designator of the part that a finding's message names first; null if it names none. */
export function partOf({ values }: Said): string | null {
  const named = values['part'] ?? values['connector'];
  if (named !== undefined) return String(named);
  const pin = values['pin'];
  return pin === undefined ? null : partOfPin(String(pin));
}

/** Of `U1.7`, or as Altium writes it, `U1-7`. */
function partOfPin(pin: string): string {
  const dot = pin.indexOf('.');
  const end = dot > 0 ? dot : pin.lastIndexOf('-');
  return end > 0 ? pin.slice(0, end) : pin;
}
