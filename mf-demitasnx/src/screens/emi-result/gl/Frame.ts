import type { NetCopper } from '../../../domain/board-view/copperOfNet.ts';
import type { ReturnStretch } from '../../../domain/board-view/returnPath.ts';
import type { Extent } from '../../../domain/board-view/visibleRanges.ts';
import type { SceneHole } from '../../../domain/drawing/Scene.ts';
import type { BoardColors } from './BoardColors.ts';
import type { Projection } from './PieceProgram.ts';

/** A net to highlight. */
export interface LitNet {
  readonly copper: readonly NetCopper[];
  readonly stretches: readonly ReturnStretch[];
  readonly holes: readonly SceneHole[];
}

/** What to draw of the scene, and where. */
export interface Frame {
  readonly projection: Projection;
  readonly sight: Extent;
  /** Indices of the layers to draw, farthest first. */
  readonly layers: readonly number[];
  /** Layer beside which the others are dimmed. */
  readonly active: number | null;
  /** Opacity of traces and pads, from 0 to 1. */
  readonly opacity: number;
  readonly colors: BoardColors;
}
