import { say } from '../../findings/say.ts';
import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { nearestOnSegment } from '../../geometry/distances.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { pinPoint } from '../pins.ts';
import { type Draft } from '../Rule.ts';
import { type Plug } from './listPlugs.ts';
import { coversOf, isShielded, limitOf, type Source, type SourceLimits } from './listSources.ts';
import { isBelow } from '../isBeyond.ts';

interface Meeting {
  readonly source: Source;
  readonly connector: number;
  readonly away: number;
  readonly path: Int32Array;
}

/**
 * Critical nets and crystals near an unrelated connector: one finding per crystal, or else net, and
 * connector, at the nearest place.
 */
export function findNearConnectors(
  view: BoardView,
  sources: readonly Source[],
  plugs: readonly Plug[],
  limits: SourceLimits,
): Draft[] {
  const { board } = view;
  const covers = coversOf(view);
  const farthest = Math.max(limits.crystal, limits.net) * nmOfMm;
  const index = BoxIndex.ofSegments(Int32Array.from(sources.flatMap(({ ends }) => ends)));
  return plugs.flatMap(({ part: connector, nets: own }) => {
    const [from = 0, to = 0] = board.parts[connector]?.pins ?? [];
    const pins = Array.from({ length: to - from }, (_, index) => from + index);
    const nearest = new Map<string, Meeting>();
    for (const pin of pins) {
      const [x, y] = pinPoint(board, pin);
      index.search([x, y, x, y], farthest, (number) => {
        const source = sources[number];
        if (!source || own.has(source.net)) return;
        const key = source.part < 0 ? `net ${source.net}` : `part ${source.part}`;
        const near = nearestOnSegment(x, y, ...source.ends);
        const away = near.distance / nmOfMm;
        if (!isBelow(away, limitOf(source, limits)) || away >= (nearest.get(key)?.away ?? Infinity))
          return;
        if (isShielded(covers, source, near.x, near.y)) return;
        const path = Int32Array.of(Math.round(near.x), Math.round(near.y), x, y);
        nearest.set(key, { source, connector, away, path });
      });
    }
    return [...nearest.values()].map((meeting) =>
      describe(view, meeting, limitOf(meeting.source, limits)),
    );
  });
}

function describe(
  view: BoardView,
  { source, connector, away, path }: Meeting,
  limit: number,
): Draft {
  const { parts } = view.board;
  const values = {
    ...{ net: view.nameOf(source.net), part: parts[source.part]?.ref ?? '' },
    ...{ connector: parts[connector]?.ref ?? '', distance: mmText(away * nmOfMm, limit * nmOfMm) },
  };
  return {
    ...{ net: source.net, layer: source.layer, x: path[0] ?? 0, y: path[1] ?? 0 },
    ...{ measured: away, limit, unit: 'mm', limitIs: 'least', paths: [path] },
    parts: source.part < 0 ? [connector] : [connector, source.part],
    message: source.part < 0 ? say('R11.net', values) : say('R11.crystal', values),
    advice: say('R11.advice'),
  };
}
