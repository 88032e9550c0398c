import { useState } from 'react';
import type { Scene } from '../../../domain/drawing/Scene.ts';

/** What of a board is shown. */
export interface BoardView {
  /** Indices of the visible layers. */
  readonly visible: ReadonlySet<number>;
  /** The layer beside which the others are dimmed. */
  readonly active: number | null;
  readonly isFromBelow: boolean;
  readonly hasParts: boolean;
  readonly hasMarks: boolean;
  readonly hasHeat: boolean;
  /** Designator of the part that was looked for. */
  readonly part: string | null;
}

export type ChangeView = (changes: Partial<BoardView>) => void;

/** What of a board is shown, at first all from the top, and how to change it. */
export function useBoardView({ layers }: Pick<Scene, 'layers'>): readonly [BoardView, ChangeView] {
  const [view, setView] = useState<BoardView>(() => ({
    visible: new Set(layers.keys()),
    ...{ active: null, part: null },
    ...{ isFromBelow: false, hasParts: true, hasMarks: true, hasHeat: false },
  }));
  return [
    view,
    (changes) => {
      setView((before) => ({ ...before, ...changes }));
    },
  ];
}

/** Makes a layer the active one and visible; the active one again makes none active. */
export function activated(
  { visible, active }: Pick<BoardView, 'visible' | 'active'>,
  layer: number | null,
): Partial<BoardView> {
  if (layer === null || layer === active) return { active: null };
  return { active: layer, visible: new Set([...visible, layer]) };
}

/** Indices of the visible layers, farthest first and the active one last. */
export function drawnLayers({ visible, active, isFromBelow }: BoardView): readonly number[] {
  const others = [...visible].filter((layer) => layer !== active);
  others.sort((one, other) => (isFromBelow ? one - other : other - one));
  return active !== null && visible.has(active) ? [...others, active] : others;
}
