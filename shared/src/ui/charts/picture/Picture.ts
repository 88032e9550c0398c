import type { ReactElement } from 'react';

/** A whole chart outside the page. */
export interface Picture {
  /** An `svg` element. */
  readonly element: ReactElement;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type PictureKind = 'png' | 'svg';

/** Height in pixels above which browsers draw no bitmap. */
export const longestBitmap = 16_000;
