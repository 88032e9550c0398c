import type { Place } from '../../../domain/board-view/BoardView.ts';
import type { BoardMark } from './BoardMark.ts';

/** Objects at a place of the picture. */
export interface Picked {
  readonly mark: BoardMark | null;
  /** Net of the copper; null without a net or copper. */
  readonly net: string | null;
}

/** What is under the pointer. */
export interface Seen {
  /** In millimeters of the archive. */
  readonly place: Place;
  readonly net: string | null;
  /** Designator of a part on the visible side. */
  readonly part: string | null;
}
