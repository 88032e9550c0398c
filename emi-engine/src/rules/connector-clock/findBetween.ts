import { say } from '../../findings/say.ts';
import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { distanceOfSegments, endsAt, type Ends } from '../../geometry/distances.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { pinName, pinPoint } from '../pins.ts';
import { type Draft } from '../Rule.ts';
import { coversOf, isShielded } from './listSources.ts';
import { type Plug } from './listPlugs.ts';

/** Farther devices are connected by a line, not placed behind the connector. */
const longestWay = 60_000_000;

/**
 * Traces of critical nets that cross between a connector and its device: one finding for each net
 * and connector, at the first crossing.
 */
export function findBetween(view: BoardView, plugs: readonly Plug[]): Draft[] {
  const { board } = view;
  const netsOf = new Map(plugs.map(({ part, nets }) => [part, nets]));
  const covers = coversOf(view);
  const drafts = new Map<string, Draft>();
  const indexes = board.copper.map(({ segments, index }) => ({
    segments,
    index,
    lines: BoxIndex.ofSegments(
      segments.xy,
      Int32Array.from(view.criticalNets.flatMap((net) => [...view.segmentsOf(net, index)])),
    ),
  }));
  for (const net of view.netsOf('io'))
    for (const [pin, device] of waysOf(view, net)) {
      const way: Ends = [...pinPoint(board, pin), ...pinPoint(board, device)];
      const connector = board.pins.parts[pin] ?? -1;
      const own = netsOf.get(connector);
      if (!own) continue;
      for (const { segments, index, lines } of indexes)
        lines.search(way, 0, (row) => {
          const crossing = segments.nets[row] ?? -1;
          const ends = endsAt(segments.xy, row);
          const key = `${connector} ${crossing}`;
          if (drafts.has(key) || distanceOfSegments(ends, way).distance > 0) return;
          if (own.has(crossing)) return;
          const { x, y } = distanceOfSegments(ends, way);
          if (isShielded(covers, { layer: index, part: -1 }, x, y)) return;
          drafts.set(key, {
            ...{ net: crossing, otherNets: [net], layer: index, x, y },
            ...{ measured: 1, limit: 0, unit: 'count', limitIs: 'most', excess: 1 },
            // The straight line from pin to pin stands for the connection.
            ...{ parts: [connector, board.pins.parts[device] ?? -1], atBest: 'worth_a_look' },
            message: say('R11.between', {
              ...{ net: view.nameOf(crossing), other: view.nameOf(net) },
              ...{ pin: pinName(board, pin), device: pinName(board, device) },
              connector: board.parts[connector]?.ref ?? '',
            }),
            advice: say('R11.betweenAdvice'),
            paths: [Int32Array.from(ends), Int32Array.from(way)],
          });
        });
    }
  return [...drafts.values()];
}

/** From each connector pin of a net to the nearest pin of a circuit. */
function waysOf({ board, parts }: BoardView, net: number): [pin: number, device: number][] {
  const pins = parts.pinsOfNet[net] ?? [];
  const roleOf = (pin: number) => parts.roles[board.pins.parts[pin] ?? -1];
  const devices = pins.filter((pin) => roleOf(pin) === 'ic');
  return pins.flatMap((pin) => {
    if (roleOf(pin) !== 'connector') return [];
    const away = (device: number) => distance(...pinPoint(board, pin), ...pinPoint(board, device));
    const [nearest] = [...devices].sort((one, other) => away(one) - away(other) || one - other);
    return nearest === undefined || away(nearest) > longestWay ? [] : [[pin, nearest]];
  });
}
