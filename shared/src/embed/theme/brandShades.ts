import type { Palette } from '../../ui/theme/palettes.ts';

/** The colors of a palette that follow from the brand's. */
export const brandColors = [
  'brand',
  'brandHover',
  'brandSoft',
  'onBrand',
  'inverseAccent',
] as const satisfies readonly (keyof Palette)[];
type BrandColor = (typeof brandColors)[number];

/**
 * A color by its lightness, chroma and hue (CSS Color 4, `oklch`), in which `l`, `c` and `h` are those of the
 * brand's color.
 */
export interface Shade {
  readonly lightness: string;
  /** At most so much, so that what a screen cannot show is not cut off at the cost of its contrast. */
  readonly chroma: number;
}

/** Shades of any brand with the contrast that `Palette` promises, in both schemes. */
export const brandShades: Readonly<
  Record<BrandColor, { readonly light: Shade; readonly dark: Shade }>
> = {
  brand: {
    light: { lightness: 'min(l, 0.48)', chroma: 0.15 },
    dark: { lightness: 'max(l, 0.76)', chroma: 0.15 },
  },
  brandHover: {
    light: { lightness: 'calc(min(l, 0.48) - 0.08)', chroma: 0.13 },
    dark: { lightness: 'calc(max(l, 0.76) + 0.06)', chroma: 0.13 },
  },
  brandSoft: {
    light: { lightness: '0.955', chroma: 0.02 },
    dark: { lightness: '0.29', chroma: 0.035 },
  },
  onBrand: {
    light: { lightness: '1', chroma: 0 },
    dark: { lightness: '0.22', chroma: 0.03 },
  },
  inverseAccent: {
    light: { lightness: 'max(l, 0.78)', chroma: 0.13 },
    dark: { lightness: 'min(l, 0.44)', chroma: 0.13 },
  },
};

/** A shade of the color that a custom property has. */
export function shadeOf(property: string, { lightness, chroma }: Shade): string {
  return `oklch(from var(${property}) ${lightness} min(c, ${String(chroma)}) h)`;
}
