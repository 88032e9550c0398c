import { type BoardPart } from '../model/Parts.ts';
import { type PartRole } from './PartRole.ts';

/** Designator letters (IEEE 315, IEC 81346, and common variants of CAD tools). */
const letters: readonly (readonly [PartRole, readonly string[]])[] = [
  ['connector', ['J', 'P', 'CN', 'CON', 'CONN', 'USB', 'RJ', 'HDMI']],
  ['capacitor', ['C', 'CP', 'CE', 'EC', 'CB', 'CC', 'CV', 'CX', 'CY', 'TC']],
  ['inductor', ['L', 'FB', 'FL', 'LF', 'CMC', 'BEAD', 'EMI']],
  ['resistor', ['R', 'RN', 'RP', 'RA', 'RR', 'RS']],
  ['clamp', ['D', 'Z', 'ZD', 'DZ', 'TVS', 'ESD', 'MOV', 'VAR', 'RV', 'GDT']],
  ['crystal', ['X', 'Y', 'XT', 'XTAL', 'OSC']],
  ['ic', ['U', 'IC']],
  // Known other parts, so that they do not count as connectors at the edge.
  ['other', ['DS', 'LED', 'Q', 'T', 'TR', 'K', 'RL', 'F', 'PS', 'S', 'SW', 'POT', 'VR', 'JP', 'W']],
  ['other', ['TP', 'H', 'HOLE', 'MH', 'MP', 'FD', 'FID', 'LS', 'SP', 'BZ', 'BT', 'B', 'ANT', 'M']],
];
const roleOfLetters = new Map(
  letters.flatMap(([role, names]) => names.map((name) => [name, role] as const)),
);
const oscillating = /crystal|xtal|oscill|tcxo|quartz|resonator|hc-?(?:18|49)|\d\s*[mk]hz/i;
const plugged = /conn|header|socket|terminal|receptacle|jack|usb|rj-?\d\d|d-?sub|molex|jst|fpc/i;
const shining = /(?:^|[^a-z])led(?:[^a-z]|$)/i;
/** Most pins of an oscillator. */
const mostCrystalPins = 8;
/** Pins of a varistor; a trimmer with the same letters has three. */
const varistorPins = 2;

/**
 * Guesses the role of a part from its designator. `X` is a connector or a crystal: the words of
 * part, package and value decide, else the number of pins. LEDs are not clamps.
 *
 * @returns undefined if the letters of the designator are unknown
 */
export function roleByName(part: BoardPart): PartRole | undefined {
  const [, prefix = ''] = /^\d*([a-z]+)/i.exec(part.ref) ?? [];
  const role = roleOfLetters.get(prefix.toUpperCase());
  const pins = part.pins[1] - part.pins[0];
  const words = [part.name, part.packageName, part.properties.get('Value') ?? ''].join(' ');
  if (role === 'crystal' && !oscillating.test(words))
    return plugged.test(words) || pins > mostCrystalPins ? 'connector' : 'crystal';
  if (role === 'clamp' && shining.test(words)) return 'other';
  if (prefix.toUpperCase() === 'RV' && pins > varistorPins) return 'other';
  return role;
}
