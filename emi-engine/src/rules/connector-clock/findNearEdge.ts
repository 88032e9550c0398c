import { say } from '../../findings/say.ts';
import { distanceToEdge } from '../../parts/distanceToEdge.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type Draft } from '../Rule.ts';
import { type Plug } from './listPlugs.ts';
import { limitOf, type Source, type SourceLimits } from './listSources.ts';
import { isBelow } from '../isBeyond.ts';

/**
 * Crystals and trace ends of critical nets near the edge, each at the nearest place. Nets that lead
 * to a connector are exempt.
 */
export function findNearEdge(
  view: BoardView,
  sources: readonly Source[],
  plugs: readonly Plug[],
  limits: SourceLimits,
): Draft[] {
  const { board, parts } = view;
  const led = new Set(plugs.flatMap(({ nets }) => [...nets]));
  const nearest = new Map<string, Draft>();
  for (const source of sources) {
    const { net, layer, ends, part } = source;
    if (part < 0 && (parts.isAtConnector[net] === 1 || led.has(net))) continue;
    const limit = limitOf(source, limits);
    const key = part < 0 ? `net ${net}` : `part ${part}`;
    for (const [x, y] of [ends.slice(0, 2), ends.slice(2)] as const) {
      if (x === undefined || y === undefined) continue;
      const measured = distanceToEdge(board.outline, x, y, limit * nmOfMm) / nmOfMm;
      if (!isBelow(measured, limit) || measured >= (nearest.get(key)?.measured ?? Infinity))
        continue;
      const values = {
        ...{ net: view.nameOf(net), part: board.parts[part]?.ref ?? '' },
        distance: mmText(measured * nmOfMm, limit * nmOfMm),
      };
      nearest.set(key, {
        ...{ net, layer, x, y, measured, limit, unit: 'mm', limitIs: 'least', atMost: 'warning' },
        parts: part < 0 ? [] : [part],
        message: part < 0 ? say('R11.netEdge', values) : say('R11.crystalEdge', values),
        advice: say('R11.edgeAdvice'),
        paths: part < 0 ? [Int32Array.from(ends)] : [],
      });
    }
  }
  return [...nearest.values()];
}
