import { say } from '../findings/say.ts';
import { type BoardPart } from '../model/Parts.ts';
import { type Evidence, type KnownRole } from '../findings/PartRole.ts';
import { textsOf } from './textsOf.ts';

/**
 * Words of package names (IPC-7351, KiCad, Altium, Eagle), part names and descriptions, with their
 * weights. 8 marks words that name a thing, whatever its designator: a `J5` may be a jumper.
 * Footprints of chip resistors are common for capacitors too, so sizes weigh little.
 */
const words: readonly (readonly [KnownRole, weight: number, RegExp, mostPins?: number])[] = [
  [
    'other',
    8,
    /(?<![a-z])(?:solder)?jumper|solder-?(?:bridge|jumper)|net-?tie|(?<![a-z])strap(?![a-z])/i,
    6,
  ],
  ['other', 8, /test-?_?(?:point|pad)|mounting-?_?hole|fiducial|(?<![a-z])tooling/i, 4],
  ['other', 8, /(?<![a-z])leds?(?![a-z]|[ _-]?driver)|ledc\d|light-?emitting|(?<![a-z])ltst-/i, 6],
  ['other', 8, /(?<![a-z])(?:speaker|buzzer|battery|antenna|microphone|heat-?sink|shield-?can)/i],
  // A memory module has its own capacitors.
  [
    'other',
    8,
    /(?<![a-z])(?:so-?)?[sd]imm?[_-]?\d{2,3}(?!\d)|(?<![a-z])(?:so-?)?[sd]imm(?![a-z])/i,
  ],
  ['other', 6, /(?<![a-z])(?:switch|tact|push-?button|sw_(?:dip|push|spst))/i, 24],
  ['other', 6, /(?<![a-z])(?:poly-?)?fuse|potentiometer|trimmer|thermistor|relay|transformer/i, 16],
  ['other', 4, /mosfet|transistor|(?<![a-z])(?:npn|pnp|bjt|jfet)(?![a-z])|(?<![a-z])to-?92/i, 8],
  ['connector', 5, /(?<![a-z])conn(?![a-z])|connector|pin-?_?(?:header|socket)|receptacle/i],
  [
    'connector',
    5,
    /header|socket|(?<![a-z-])terminal(?!s)|(?<![a-z])jack|rj-?(?:11|12|45)|d-?sub/i,
  ],
  [
    'connector',
    5,
    /(?<![a-z])(?:usb[ _-](?:[abc](?![a-z0-9])|mini|micro|type)|(?:mini|micro)-?usb)/i,
  ],
  ['connector', 5, /(?<![a-z])(?:molex|jst|hirose|samtec|phoenix|amphenol|ffc|fpc|bnc|u\.?fl)/i],
  [
    'connector',
    5,
    /card-?_?edge|edge-?_?conn|(?<![a-z])(?:slot|(?:bus)?(?:pci|isa|vme)(?:e|emini)?(?![a-z\d]))|micro-?_?sd|sim-?card/i,
  ],
  ['connector', 3, /\d+x\d+[_-]?p\d|(?<![a-z])(?:plug|bus(?=_))(?![a-z])/i],
  ['crystal', 5, /crystal|xtal|oscill|tcxo|quartz|(?:ceramic)?-?resonator|hc-?(?:18|49)/i, 10],
  ['inductor', 4, /inductor|(?<![a-z])choke|ferrite|(?<![a-z])bead|common-?mode|emi-?filter/i, 12],
  ['inductor', 2, /(?<![a-z])ind[cmp]\w*\d|(?<![a-z0-9])l[-_ ]?(?:\d{4}(?!\d)|axial|radial)/i, 12],
  [
    'capacitor',
    4,
    /capacitor|(?<![a-z])cap(?![a-z])|(?<![a-z])(?:x[57]r|c0g|np0)(?![a-z])|tantal/i,
    16,
  ],
  [
    'capacitor',
    2,
    /(?<![a-z])cap[a-z]*\d|(?<![a-z0-9])cp?[-_ ]?(?:\d{4}(?!\d)|disc|rect|axial|radial|elec)/i,
    16,
  ],
  ['resistor', 4, /resistor|(?<![a-z])res(?![a-z])|resistance/i, 20],
  [
    'resistor',
    2,
    /(?<![a-z])res[a-z]{1,3}\d|(?<![a-z0-9])r[-_ ]?(?:\d{4}(?!\d)|axial|array|cat16)/i,
    20,
  ],
  ['clamp', 5, /(?<![a-z])(?:tvs|esd|varistor|zener|smaj|smbj|smcj|p6ke|pesd|usblc|surge)/i, 16],
  ['clamp', 4, /diode|rectifier|schottky|(?<![a-z])(?:dio[a-z]*\d|bat\d\d|1n\d{4}|bzx|1ss\d)/i, 10],
  ['clamp', 2, /(?<![a-z])(?:sod|do)-?\d|(?<![a-z])d_(?:sm[abc]|melf)/i, 3],
  ['ic', 4, /(?<![a-z])[a-z]{0,4}(?:bga|qfp|qfn|csp|lga|plcc|soic|ssop|sop|soj|dfn)(?![a-z])/i],
  ['ic', 3, /(?<![a-z])(?:[cp]?dip|so|son|t?sot-?23)-?[5-9]|(?<![a-z])(?:[cp]?dip|so)-?[1-9]\d/i],
  [
    'ic',
    3,
    /micro-?controller|(?<![a-z])(?:mcu|fpga|cpld|eeprom|sdram|ldo|soc)(?![a-z])|regulator/i,
  ],
  [
    'ic',
    3,
    /transceiver|op-?amp|converter|(?<![a-z])(?:led[ _-]?driver|logic|flash memory|buffer)/i,
  ],
];
/** Evidence from the words of package, part and properties: the weightiest of each role. */
export function byWords(part: BoardPart): Evidence[] {
  const [from, to] = part.pins;
  const texts = textsOf(part);
  const best = new Map<KnownRole, Evidence>();
  for (const [role, weight, pattern, mostPins = Infinity] of words) {
    if (to - from > mostPins || weight <= (best.get(role)?.weight ?? 0)) continue;
    const text = texts.find((candidate) => pattern.test(candidate));
    if (text !== undefined)
      best.set(role, { role, weight, why: say('why.words', { text: shorten(text) }) });
  }
  return [...best.values()];
}

const longestText = 60;

function shorten(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
