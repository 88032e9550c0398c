import { theme } from '@portal/shared';
import { copperColors, darkBoard } from '@portal/shared/domain';
import type { Scheme } from './useScheme.ts';
import { full, layerHatches, type Hatch } from './hatches.ts';

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

const names = {
  ground: theme.color.ground,
  board: theme.color.paper,
  edge: theme.color.outline,
  ink: theme.color.ink,
  muted: theme.color.muted,
  error: theme.color.danger,
  warning: theme.color.warning,
  info: theme.color.chartFirst,
  grey: theme.color.grey,
} as const;

/** A color for WebGL, and as CSS for the overlay. */
export interface BoardColor {
  readonly rgb: Rgb;
  readonly css: string;
}

/** The colors of a board in the reader's scheme. */
export type BoardColors = Readonly<Record<keyof typeof names, BoardColor>> & {
  /** Copper layers, from top to bottom. */
  readonly layers: readonly (BoardColor & { readonly hatch: Hatch })[];
};

export interface CopperLook {
  readonly color: string;
  readonly hatch: Hatch;
}

/** Looks of copper layers from top to bottom, repeating. */
export function copperLooks({ ground, isForced }: Scheme): readonly CopperLook[] {
  return copperColors[ground].map((color, index) => ({
    color,
    hatch: (isForced ? layerHatches[index] : null) ?? full,
  }));
}

/** Reads the theme's colors as computed at an element. */
export function readBoardColors(element: HTMLElement, scheme: Scheme): BoardColors {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const read = (value: string): BoardColor => {
    probe.style.color = value;
    const css = getComputedStyle(probe).color;
    if (css.startsWith('rgb')) return { css, rgb: rgbOf(css, 255) };
    // An embedding page's brand color may be in another color space.
    probe.style.color = `color-mix(in srgb, ${css}, ${css})`;
    return { css, rgb: rgbOf(getComputedStyle(probe).color, 1) };
  };
  const entries = Object.entries(scheme.isOwn ? darkBoard : names).map(
    ([name, value]) => [name, read(value)] as const,
  );
  const layers = copperLooks(scheme).map(({ color, hatch }) => ({ ...read(color), hatch }));
  probe.remove();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `fromEntries` loses the names, and each has a color
  const named = Object.fromEntries(entries) as Record<keyof typeof names, BoardColor>;
  return { ...named, layers };
}

/** @param most value of full red: 255 in `rgb(…)`, 1 in `color(srgb …)` */
function rgbOf(css: string, most: number): Rgb {
  const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [red / most, green / most, blue / most];
}
