import { type ClassSource, type NetClass } from '../findings/NetClass.ts';
import { type Board } from '../model/Board.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { type PartsView } from '../parts/PartsView.ts';
import { type Plane } from '../planes/findPlanes.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { classesByName } from './classesByName.ts';

export interface Classification {
  readonly netClass: NetClass;
  readonly source: ClassSource;
  /** Clock frequency in MHz, if the user gave one. */
  readonly frequencyMhz?: number | undefined;
}

/** Capacitors to ground that confirm a power name; `VPP-MCLR` has none. */
const powerCapacitors = 2;

/**
 * Classifies each net of a board. The user's classes take precedence. A net that the archive calls
 * critical is at least high speed. The rest is guessed from names, parts and areas, in this order:
 * ground by name, else the net of the largest plane; power by name, confirmed by parts; clock by
 * name or at a crystal; high speed by name; io at a connector; else unknown.
 */
export function classifyNets(
  board: Board,
  { classes: given = new Map() }: AnalysisSettings,
  { parts, planes }: { readonly parts: PartsView; readonly planes: readonly Plane[] },
): Classification[] {
  const suggested = board.nets.map(({ name }) => classesByName(name));
  const isGround = findGrounds(board, planes, suggested, given);
  const isSupplied = findSupplied(board, parts, suggested, isGround);
  const guess = (net: number): NetClass => {
    if (isGround[net]) return 'ground';
    const names = suggested[net] ?? [];
    if (isSupplied[net]) return 'power';
    if (names.includes('clock') || isAtCrystal(board, parts, net)) return 'clock';
    if (names.includes('highSpeed')) return 'highSpeed';
    return parts.isAtConnector[net] === 1 ? 'io' : 'unknown';
  };
  return board.nets.map(({ name, isCritical }, net) => {
    const said = given.get(name);
    if (said) return { netClass: said.netClass, frequencyMhz: said.frequencyMhz, source: 'given' };
    const netClass = name === noNet ? 'unknown' : guess(net);
    if (isCritical && (netClass === 'unknown' || netClass === 'io'))
      return { netClass: 'highSpeed', source: 'given' };
    return { netClass, source: netClass === 'unknown' ? 'none' : 'guessed' };
  });
}

function findGrounds(
  { nets }: Board,
  planes: readonly Plane[],
  suggested: readonly (readonly NetClass[])[],
  given: NonNullable<AnalysisSettings['classes']>,
): boolean[] {
  const grounds = nets.map(({ name }, net) => {
    const said = given.get(name)?.netClass;
    return said === undefined ? (suggested[net] ?? []).includes('ground') : said === 'ground';
  });
  if (grounds.includes(true)) return grounds;
  const areas = nets.map(({ name }, net) => {
    const isOther = name === noNet || (suggested[net] ?? []).includes('power');
    return isOther ? 0 : largestArea(planes, net);
  });
  const largest = areas.reduce((most, area) => Math.max(most, area), 0);
  return areas.map((area) => area > 0 && area === largest);
}

/** Area of a net's largest plane in mm², 0 when it has none. */
function largestArea(planes: readonly Plane[], net: number): number {
  const own = planes.filter((plane) => plane.isPlane && plane.net === net);
  return Math.max(0, ...own.map(({ areas }) => areas.get(net) ?? 0));
}

/**
 * Confirms nets with a power name: those with capacitors to ground, and those that an inductor
 * connects to one of these. If the board has no capacitor, the name is enough.
 */
function findSupplied(
  { nets }: Board,
  { capacitors, inductors }: PartsView,
  suggested: readonly (readonly NetClass[])[],
  isGround: readonly boolean[],
): boolean[] {
  const hasName = suggested.map((names, net) => names.includes('power') && !isGround[net]);
  if (capacitors.length === 0) return hasName;
  const counts = nets.map(() => 0);
  for (const { nets: joined } of capacitors) {
    const [one, other] = joined;
    if (isGround[one]) counts[other] = (counts[other] ?? 0) + 1;
    if (isGround[other]) counts[one] = (counts[one] ?? 0) + 1;
  }
  const isSupplied = hasName.map((named, net) => named && (counts[net] ?? 0) >= powerCapacitors);
  const isFed = isSupplied.slice();
  for (const {
    nets: [one, other],
  } of inductors) {
    if (hasName[one] && isSupplied[other]) isFed[one] = true;
    if (hasName[other] && isSupplied[one]) isFed[other] = true;
  }
  return isFed;
}

function isAtCrystal({ pins }: Board, { pinsOfNet, roles }: PartsView, net: number): boolean {
  return (pinsOfNet[net] ?? []).some((pin) => roles[pins.parts[pin] ?? -1] === 'crystal');
}
