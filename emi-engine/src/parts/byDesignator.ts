import { say } from '../findings/say.ts';
import { type BoardPart } from '../model/Parts.ts';
import { type Evidence, type KnownRole } from '../findings/PartRole.ts';

/** Weight of letters that mean one kind of part in all conventions, and of others. */
const [clear, usual] = [4, 3];
/**
 * Trimmers and thermistors have values of resistors, jumpers and test points are pin headers: these
 * letters count more.
 */
const firm = 7;

/**
 * Designator letters of KiCad, Altium, Eagle and OrCAD (IEEE 315), IEC 81346, GOST 2.710 and
 * Japanese tools. A role may depend on the number of pins: `X` with two pins is a crystal.
 */
const letters: readonly (readonly [
  role: KnownRole,
  weight: number,
  names: string,
  pins?: readonly [least: number, most: number],
])[] = [
  ['connector', clear, 'J P CN CON CONN JK RJ HDMI USB XS XP PL SKT TB TM CNA CNB'],
  ['connector', usual, 'X', [9, 9999]],
  ['capacitor', clear, 'C CP CE EC CB CC CV CX CY TC BC'],
  ['inductor', clear, 'L FB FL LF CMC BEAD EMI FIL NF CH'],
  ['resistor', clear, 'R RN RP RA RR RS RM RB AR'],
  ['clamp', clear, 'ZD DZ TVS ESD MOV VAR GDT ZNR SA VD CR'],
  ['clamp', usual, 'D Z DA DN', [2, 6]],
  ['clamp', clear, 'RV VZ', [2, 2]],
  ['other', firm, 'RV VZ', [3, 99]],
  ['other', firm, 'POT VR TH RT NTC PTC JP TP W BKT BRKT'],
  ['crystal', clear, 'Y XT XTAL OSC XO TCXO ZQ BQ XF'],
  ['crystal', usual, 'X', [2, 8]],
  ['ic', clear, 'U IC DD'],
  ['ic', usual, 'DA D N', [7, 9999]],
  ['other', clear, 'LED DS Q TR VT K RL RY F FU FH PS S SW SG'],
  ['other', clear, 'CHK H HOLE MH MP FD FID FM MARK LS SP SPK BZ BT BAT ANT MIC HS PC'],
  ['other', usual, 'T B M BR LP'],
];
const byToken = new Map<string, (typeof letters)[number][]>();
for (const line of letters)
  for (const token of line[2].split(' ')) byToken.set(token, [...(byToken.get(token) ?? []), line]);

/**
 * Evidence from the designator. Its letters count as a whole token: `CN3` is a connector, not a
 * capacitor. Digits may precede them (`1J5`).
 */
export function byDesignator({ ref, pins: [from, to] }: BoardPart): Evidence[] {
  const [, token = ''] = /^\d*([a-z]+)(?=$|[\d_.-])/i.exec(ref) ?? [];
  const pins = to - from;
  return (byToken.get(token.toUpperCase()) ?? []).flatMap(
    ([role, weight, , [least, most] = [0, Infinity]]) =>
      pins >= least && pins <= most
        ? [{ role, weight, why: say('why.designator', { letters: token }) }]
        : [],
  );
}
