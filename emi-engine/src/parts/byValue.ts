import { say } from '../findings/say.ts';
import { type BoardPart } from '../model/Parts.ts';
import { type Evidence, type KnownRole } from '../findings/PartRole.ts';

/** What a value with its unit means. A bead is rated by its impedance at 100 MHz. */
const values: readonly (readonly [KnownRole, weight: number, RegExp])[] = [
  ['inductor', 5, /(?:\d|[rΩ]|ohms?)\s*@\s*\d+\s*mhz/i],
  ['inductor', 5, /^\d+(?:[.,]\d+)?\s*[nuµμm]\d*h(?![a-z])/i],
  ['capacitor', 4, /^\d+(?:[.,]\d+)?\s*[pnuµμ](?:f|\d+f?)?(?![a-z\d])/i],
  ['crystal', 4, /^\d+(?:[.,]\d+)?\s*[km]hz(?![a-z])/i],
  ['resistor', 4, /^\d+(?:[.,]\d+)?\s*(?:[kr]|M(?!hz)|[kM]?(?:Ω|Ω|ohms?))\d*(?![a-z\d])/i],
];
const valueNames = /^(?:value|val|comment|part[ _-]?value|rating)$/i;
const frequency = /(\d+(?:[.,]\d+)?)\s*([km])hz/i;
const kilo = 1000;
const capacitance = /^(\d+(?:[.,]\d+)?)\s*([pnuµμ])(\d*)/i;

/** Evidence from the value: `100n`, `4k7`, `24MHz`, `600R@100MHz`. */
export function byValue(part: BoardPart): Evidence[] {
  for (const value of valuesOf(part)) {
    const known = values.find(([, , pattern]) => pattern.test(value));
    if (known) return [{ role: known[0], weight: known[1], why: say('why.value', { value }) }];
  }
  return [];
}

/** Frequency in MHz that the value, name or package of a crystal states. */
export function frequencyOf(part: BoardPart): number | undefined {
  const texts = [...valuesOf(part), ...part.properties.values(), part.name, part.packageName];
  for (const text of texts) {
    const [, number = '', unit = ''] = frequency.exec(text) ?? [];
    const value = Number(number.replace(',', '.')) / (unit.toLowerCase() === 'k' ? kilo : 1);
    if (value > 0) return value;
  }
  return undefined;
}

/** Capacitance in farads that the value of a capacitor states: `4,7uF`, `100n`, `4u7`. */
export function faradsOf(part: BoardPart | undefined): number | undefined {
  for (const value of part ? valuesOf(part) : []) {
    const [, whole = '', unit = '', rest = ''] = capacitance.exec(value) ?? [];
    const scale = { p: 1e-12, n: 1e-9 }[unit.toLowerCase()] ?? 1e-6;
    if (whole !== '') return Number(`${whole.replace(',', '.')}${rest && `.${rest}`}`) * scale;
  }
  return undefined;
}

function valuesOf({ properties }: BoardPart): string[] {
  return [...properties].flatMap(([key, value]) => (valueNames.test(key) ? [value.trim()] : []));
}
