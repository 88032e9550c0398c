import { type Said } from '../findings/Finding.ts';
import { type ClassSource, type NetClass } from '../findings/NetClass.ts';
import { say } from '../findings/say.ts';
import { type Board } from '../model/Board.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { frequencyOf } from '../parts/byValue.ts';
import { type PartsView } from '../parts/PartsView.ts';
import { type Plane } from '../planes/findPlanes.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { classesByName, isReference, isSlowName } from '../names/classesByName.ts';
import { findBuses } from './findBuses.ts';
import { findSupplied } from './findSupplied.ts';

export interface Classification {
  readonly netClass: NetClass;
  readonly source: ClassSource;
  /** Clock frequency in MHz, from the user or the value of a crystal. */
  readonly frequencyMhz?: number | undefined;
  /** From 0 to 1: how much speaks for the class; 0 for `unknown`. */
  readonly confidence: number;
  /** Why it has the class; empty for `unknown`. */
  readonly why: readonly Said[];
}

type Guess = Omit<Classification, 'source'>;

/** Confidence of a class by name, by the other lines of a bus, and by the largest plane. */
const [byName, byBus, byPlane] = [0.7, 0.6, 0.6];

const unknown: Guess = { netClass: 'unknown', confidence: 0, why: [] };

/** Share of a bus's lines that are high speed, from which on the others are too. */
const busShare = 0.5;

/**
 * Classifies each net of a board, and says why. The user's classes take precedence. A net that the
 * archive calls critical is at least high speed. The rest is guessed from names, parts and areas,
 * in this order: ground by name, else the net of the largest plane; power (`findSupplied`); clock
 * by name or at a crystal; high speed by name or as the line of such a bus; io at a connector; else
 * unknown.
 */
export function classifyNets(
  board: Board,
  { classes: given = new Map() }: AnalysisSettings,
  { parts, planes }: { readonly parts: PartsView; readonly planes: readonly Plane[] },
): Classification[] {
  const suggested = board.nets.map(({ name }) => classesByName(name));
  const grounds = findGrounds(board, planes, suggested, given);
  const isGround = board.nets.map((_, net) => grounds.has(net));
  const hasName = suggested.map((names) => names.includes('power'));
  const supplies = findSupplied(board, { parts, planes }, hasName, isGround);
  const confidenceOf = (part: number) => parts.guesses[part]?.confidence ?? 0;
  const guess = (net: number): Guess => {
    const ground = grounds.get(net);
    if (ground)
      return {
        netClass: 'ground',
        confidence: ground.code === 'why.largestPlane' ? byPlane : 1,
        why: [ground],
      };
    const supply = supplies.get(net);
    if (supply) return { netClass: 'power', ...supply };
    const names = suggested[net] ?? [];
    const { name = '' } = board.nets[net] ?? {};
    const isNone = isSlowName(name) || isReference(name);
    const crystal = isNone ? -1 : crystalAt(board, parts, net, (other) => supplies.has(other));
    const { [crystal]: part } = board.parts;
    if (part)
      return {
        netClass: 'clock',
        confidence: confidenceOf(crystal),
        frequencyMhz: frequencyOf(part),
        why: [say('why.crystal', { part: part.ref })],
      };
    for (const netClass of ['clock', 'highSpeed'] as const)
      if (names.includes(netClass)) return { netClass, confidence: byName, why: [say('why.name')] };
    const connector = parts.isAtConnector[net] === 1 ? partAt(board, parts, net, 'connector') : -1;
    const ref = board.parts[connector]?.ref;
    if (ref === undefined) return unknown;
    return {
      netClass: 'io',
      confidence: Math.min(confidenceOf(connector), byName),
      why: [say('why.connector', { part: ref })],
    };
  };
  const guesses = board.nets.map(({ name, isCritical }, net): Classification => {
    const said = given.get(name);
    if (said) {
      const { netClass, frequencyMhz } = said;
      return {
        netClass,
        confidence: netClass === 'unknown' ? 0 : 1,
        frequencyMhz,
        source: 'given',
        why: [say('why.given')],
      };
    }
    const guessed = name === noNet ? unknown : guess(net);
    if (isCritical && isOpen(guessed))
      return {
        ...{ netClass: 'highSpeed', confidence: 1, source: 'given' },
        why: [say('why.critical')],
      };
    return { ...guessed, source: guessed.netClass === 'unknown' ? 'none' : 'guessed' };
  });
  return completeBuses(board, guesses);
}

/** Whether nothing about a net contradicts a bus or the archive's mark. */
function isOpen({ netClass }: Guess): boolean {
  return netClass === 'unknown' || netClass === 'io';
}

/** Makes the other lines of a bus high speed if half of its lines are. */
function completeBuses({ nets }: Board, classes: readonly Classification[]): Classification[] {
  const completed = [...classes];
  for (const bus of findBuses(nets)) {
    const fast = bus.nets.filter((net) => classes[net]?.netClass === 'highSpeed').length;
    if (fast < bus.nets.length * busShare) continue;
    for (const net of bus.nets) {
      const known = classes[net];
      if (known && known.source !== 'given' && isOpen(known) && !isSlowName(nets[net]?.name ?? ''))
        completed[net] = {
          ...{ netClass: 'highSpeed', confidence: byBus, source: 'guessed' },
          why: [say('why.bus', { bus: bus.name })],
        };
    }
  }
  return completed;
}

/** The grounds of a board, each with its reason. */
function findGrounds(
  { nets }: Board,
  planes: readonly Plane[],
  suggested: readonly (readonly NetClass[])[],
  given: NonNullable<AnalysisSettings['classes']>,
): ReadonlyMap<number, Said> {
  const grounds = new Map<number, Said>();
  for (const [net, { name }] of nets.entries()) {
    const said = given.get(name)?.netClass;
    if (said === 'ground') grounds.set(net, say('why.given'));
    else if (said === undefined && (suggested[net] ?? []).includes('ground'))
      grounds.set(net, say('why.name'));
  }
  if (grounds.size > 0) return grounds;
  const areas = nets.map(({ name }, net) => {
    const isOther = name === noNet || (suggested[net] ?? []).includes('power');
    return isOther ? 0 : largestPlane(planes, net);
  });
  const largest = areas.reduce((most, area) => Math.max(most, area), 0);
  for (const [net, area] of areas.entries())
    if (area > 0 && area === largest) grounds.set(net, say('why.largestPlane'));
  return grounds;
}

/** Area of a net's largest plane in mm², 0 when it has none. */
function largestPlane(planes: readonly Plane[], net: number): number {
  const own = planes.filter((plane) => plane.isPlane && plane.net === net);
  return Math.max(0, ...own.map(({ areas }) => areas.get(net) ?? 0));
}

/** The first crystal, or oscillator whose output it may be, on a net; -1 for none. */
function crystalAt(
  board: Board,
  parts: PartsView,
  net: number,
  isSupply: (net: number) => boolean,
): number {
  return partAt(board, parts, net, 'crystal', (pin) => !isEnable(board, pin, isSupply));
}

/** Whether a pin is the first of an oscillator, which a supply feeds: it enables the output. */
function isEnable(
  { parts, pins }: Board,
  pin: number,
  isSupply: (net: number) => boolean,
): boolean {
  const [from, to] = parts[pins.parts[pin] ?? -1]?.pins ?? [0, 0];
  return (
    to - from >= 4 &&
    /(?:^|\D)1$/.test(pins.names[pin] ?? '') &&
    pins.nets.subarray(from, to).some(isSupply)
  );
}

/** The first part of a role on a net, -1 for none. */
function partAt(
  { pins }: Board,
  { pinsOfNet, roles }: PartsView,
  net: number,
  role: 'crystal' | 'connector',
  suits: (pin: number) => boolean = () => true,
): number {
  const at = (pinsOfNet[net] ?? []).find(
    (pin) => roles[pins.parts[pin] ?? -1] === role && suits(pin),
  );
  return at === undefined ? -1 : (pins.parts[at] ?? -1);
}
