import { type BoardPart } from '../model/Parts.ts';
import { type PartRole } from './PartRole.ts';

/** Letters of designators (IEEE 315, IEC 81346, and what programs make of them). */
const letters: readonly (readonly [PartRole, readonly string[]])[] = [
  ['connector', ['J', 'P', 'CN', 'CON', 'CONN', 'USB', 'RJ', 'HDMI']],
  ['capacitor', ['C', 'CP', 'CE', 'EC', 'CB', 'CC', 'CV', 'CX', 'CY', 'TC']],
  ['inductor', ['L', 'FB', 'FL', 'LF', 'CMC', 'BEAD', 'EMI']],
  ['resistor', ['R', 'RN', 'RP', 'RA', 'RR', 'RS']],
  ['clamp', ['D', 'Z', 'ZD', 'DZ', 'TVS', 'ESD', 'MOV', 'VAR', 'RV', 'GDT']],
  ['crystal', ['X', 'Y', 'XT', 'XTAL', 'OSC']],
  ['ic', ['U', 'IC']],
  // Known to be none of these, so that none is taken for a connector at the edge.
  ['other', ['DS', 'LED', 'Q', 'T', 'TR', 'K', 'RL', 'F', 'PS', 'S', 'SW', 'POT', 'VR', 'JP', 'W']],
  ['other', ['TP', 'H', 'HOLE', 'MH', 'MP', 'FD', 'FID', 'LS', 'SP', 'BZ', 'BT', 'B', 'ANT', 'M']],
];
const roleOfLetters = new Map(
  letters.flatMap(([role, names]) => names.map((name) => [name, role] as const)),
);
const oscillating = /crystal|xtal|oscill|tcxo|quartz|resonator|hc-?(?:18|49)|\d\s*[mk]hz/i;
const plugged = /conn|header|socket|terminal|receptacle|jack|usb|rj-?\d\d|d-?sub|molex|jst|fpc/i;
const shining = /(?:^|[^a-z])led(?:[^a-z]|$)/i;
/** Pins of the largest oscillators. */
const mostCrystalPins = 8;
/** Pins of a varistor; a trimmer of the same letters has three. */
const varistorPins = 2;

/**
 * Guesses what a part is for by its designator. `X` is a connector as well as a crystal: there the
 * words of part, package and value decide, else the number of pins. Light-emitting diodes clamp
 * nothing.
 *
 * @returns nothing when the letters of the designator are not known
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
