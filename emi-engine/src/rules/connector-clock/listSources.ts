import { endsAt, type Ends } from '../../geometry/distances.ts';
import { type BoardView } from '../BoardView.ts';
import { planeCover, type PlaneCover } from '../plane-gap/ReturnCover.ts';
import { pinLayer, pinPoint } from '../pins.ts';

/** Least distances in mm, of crystals and oscillators and of the traces of critical nets. */
export interface SourceLimits {
  readonly crystal: number;
  readonly net: number;
}

/** A segment of a critical net, or a crystal's pin as a segment of zero length. */
export interface Source {
  readonly net: number;
  readonly layer: number;
  readonly ends: Ends;
  /** The crystal or oscillator, -1 for a trace. */
  readonly part: number;
}

/**
 * Whether planes above and below shield a trace. Crystals and traces on outer layers lie open.
 *
 * @param covers the planes beside each copper layer
 */
export function isShielded(
  covers: readonly (readonly PlaneCover[])[],
  { layer, part }: Pick<Source, 'layer' | 'part'>,
  x: number,
  y: number,
): boolean {
  const planes = covers[layer] ?? [];
  return part < 0 && planes.length > 1 && planes.every((isPlane) => isPlane(x, y));
}

export function coversOf(view: BoardView): PlaneCover[][] {
  return view.board.copper.map(({ index }) =>
    view.referencesOf(index).map(({ layer }) => planeCover(view, layer)),
  );
}

export function limitOf({ part }: Source, { crystal, net }: SourceLimits): number {
  return part < 0 ? net : crystal;
}

/**
 * Radiating sources: traces of clocks and high-speed nets, and the pins of crystals and
 * oscillators.
 */
export function listSources(view: BoardView): Source[] {
  const { board, parts } = view;
  const lines = view.criticalNets.flatMap((net) =>
    board.copper.flatMap(({ index, segments }) =>
      [...view.segmentsOf(net, index)].map((row) => ({
        ...{ net, layer: index, part: -1 },
        ends: endsAt(segments.xy, row),
      })),
    ),
  );
  const crystals = board.parts.flatMap((part, number) => {
    if (parts.roles[number] !== 'crystal') return [];
    const [from, to] = part.pins;
    return Array.from({ length: to - from }, (_, index): Source => {
      const point = pinPoint(board, from + index);
      const net = board.pins.nets[from + index] ?? -1;
      return {
        net,
        layer: pinLayer(board, from + index),
        ends: [...point, ...point],
        part: number,
      };
    }).filter(({ net }) => view.isCritical(net));
  });
  return [...crystals, ...lines];
}
