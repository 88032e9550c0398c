import { say } from '../../findings/say.ts';
import { distance } from '../../odb/features/circle.ts';
import type { PartRole } from '../../findings/PartRole.ts';
import { isPossible } from '../../parts/PartsView.ts';
import type { BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { listEntries } from './listEntries.ts';
import { listNames } from '../listNames.ts';
import { mergeSimilar } from '../mergeSimilar.ts';
import { pinLayer, pinName, pinPoint } from '../pins.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { isAbove } from '../isBeyond.ts';

const filters = ['capacitor', 'inductor', 'clamp'] as const;
const filtering = new Set<PartRole>(filters);

/** Excess of a net without any filter. */
const withoutFilter = 2;

/** R15: nets from a connector at the edge pass a filter or a clamp first. */
export const connectorFilter = defineRule({
  id: 'R15',
  needs: ['nets', 'parts'],
  roles: ['connector', ...filters],
  defaults: { edgeMm: 5, filterMm: 15 },
  source: 'emi-analyzer rules "input-filter" and "esd-protection"',
  find(view, limits) {
    return {
      drafts: listEntries(view, limits.edgeMm).flatMap((part) =>
        mergeMissing(
          view,
          part,
          connectedPins(view, part).flatMap((pin) => findUnfiltered(view, pin, limits.filterMm)),
        ),
      ),
    };
  },
});

/** Merges the unfiltered lines of a bus into one finding, critical ones first. */
function mergeMissing(view: BoardView, part: number, drafts: readonly Draft[]): Draft[] {
  const isMissing = ({ message }: Draft) => message.code === 'R15.none';
  const missing = drafts.filter(isMissing);
  const critical = missing.filter(({ net }) => view.isCritical(net));
  const others = missing.filter(({ net }) => !view.isCritical(net));
  const merged = mergeSimilar(
    [...critical, ...others],
    () => part,
    (_, all) =>
      say('R15.many', {
        ...{ connector: view.board.parts[part]?.ref ?? '', count: all.length },
        names: listNames(
          view,
          all.map(({ net }) => net),
        ),
      }),
  );
  return [...merged, ...drafts.filter((draft) => !isMissing(draft))];
}

/** One connector pin for each net that leads on from it; ground needs no filter. */
function connectedPins({ board, parts, classes }: BoardView, part: number): number[] {
  const pins = new Map<number, number>();
  const [from, to] = board.parts[part]?.pins ?? [0, 0];
  for (let pin = from; pin < to; pin++) {
    const net = board.pins.nets[pin] ?? -1;
    const isOther = classes[net]?.netClass !== 'ground' && parts.isAtConnector[net] === 1;
    if (isOther && !pins.has(net)) pins.set(net, pin);
  }
  return [...pins.values()];
}

function findUnfiltered(view: BoardView, pin: number, limit: number): Draft[] {
  const { board } = view;
  const [x, y] = pinPoint(board, pin);
  const net = board.pins.nets[pin] ?? -1;
  let [nearest, measured] = [-1, Infinity];
  for (const other of filterPins(view, net)) {
    const away = distance(x, y, ...pinPoint(board, other)) / nmOfMm;
    if (away < measured) [nearest, measured] = [other, away];
  }
  if (!isAbove(measured, limit)) return [];
  const isMissing = nearest < 0;
  if (isMissing && isPossiblyFiltered(view, net)) return [];
  const values = { pin: pinName(board, pin), net: view.nameOf(net) };
  return [
    {
      ...{ net, layer: pinLayer(board, pin), x, y, atMost: 'warning', atBest: 'likely' },
      parts: [board.pins.parts[pin] ?? -1],
      ...(isMissing
        ? { measured: 0, limit: 1, unit: 'count', limitIs: 'least', excess: withoutFilter }
        : { measured, limit, unit: 'mm', limitIs: 'most' }),
      message: isMissing
        ? say('R15.none', values)
        : say('R15.far', {
            ...values,
            filter: pinName(board, nearest),
            distance: mmText(measured * nmOfMm, limit * nmOfMm),
          }),
      advice: say('R15.advice'),
      paths: isMissing ? [] : [Int32Array.of(x, y, ...pinPoint(board, nearest))],
    },
  ];
}

/**
 * Pins of the capacitors, inductors and clamps that filter a net: on the net itself, or behind a
 * series resistor. A capacitor between two supplies counts, since only the circuit tells which
 * supply returns the current.
 */
function filterPins(view: BoardView, net: number): number[] {
  const { board, parts } = view;
  return reachedPins(view, net).filter((pin) =>
    filtering.has(parts.roles[board.pins.parts[pin] ?? -1] ?? 'other'),
  );
}

/** Whether a part of unknown role may filter a net. */
function isPossiblyFiltered(view: BoardView, net: number): boolean {
  const { board, parts } = view;
  return reachedPins(view, net).some((pin) =>
    filters.some((role) => isPossible(board, parts.roles, board.pins.parts[pin] ?? -1, role)),
  );
}

/** Pins on a net or behind its series resistors; resistors to ground or a supply are not in series. */
function reachedPins({ classes, parts }: BoardView, net: number): number[] {
  const classOf = (other: number) => classes[other]?.netClass;
  const behind = (parts.behindResistors.get(net) ?? []).filter(
    (other) =>
      classOf(other) !== 'ground' && (classOf(other) !== 'power' || classOf(net) === 'power'),
  );
  return [net, ...behind].flatMap((reached) => parts.pinsOfNet[reached] ?? []);
}
