import { theme } from '@portal/shared';
import { copperColors, darkBoard, heatColors } from '@portal/shared/domain';
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
  /** Steps of the heat map. */
  readonly heat: readonly BoardColor[];
  /** Whether the system forces colors. */
  readonly isForced: boolean;
};

export interface CopperLook {
  readonly color: string;
  readonly hatch: Hatch;
}

/** The looks of copper layers, from top to bottom. @param layers their number */
export function copperLooks(
  { ground, isForced, chosen }: Scheme,
  layers: number,
): readonly CopperLook[] {
  const standard = copperColors[ground];
  return Array.from({ length: layers }, (_, layer) => {
    const index = layer % standard.length;
    return {
      color: chosen[layer] ?? standard[index] ?? standard[0],
      hatch: (isForced ? layerHatches[index] : null) ?? full,
    };
  });
}

/** Reads the theme's colors as computed at an element. @param copper number of copper layers */
export function readBoardColors(element: HTMLElement, scheme: Scheme, copper: number): BoardColors {
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
  const layers = copperLooks(scheme, copper).map(({ color, hatch }) => ({ ...read(color), hatch }));
  const heat = heatColors[scheme.ground].map(read);
  probe.remove();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `fromEntries` loses the names, and each has a color
  const named = Object.fromEntries(entries) as Record<keyof typeof names, BoardColor>;
  return { ...named, layers, heat, isForced: scheme.isForced };
}

/** @param most value of full red: 255 in `rgb(…)`, 1 in `color(srgb …)` */
function rgbOf(css: string, most: number): Rgb {
  const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [red / most, green / most, blue / most];
}
