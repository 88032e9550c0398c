import type { ReactElement } from 'react';

/** A chart as a whole, apart from the page. */
export interface Picture {
  /** An `svg` element. */
  readonly element: ReactElement;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type PictureKind = 'png' | 'svg';

/** Above so many pixels of height, browsers draw no bitmap. */
export const longestBitmap = 16_000;
