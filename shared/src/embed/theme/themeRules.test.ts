import * as fc from 'fast-check';
import { contrast, luminanceOf } from '../../basics/contrast.ts';
import { darkPalette, lightPalette, type Palette } from '../../ui/theme/palettes.ts';
import { brandShades, type Shade } from './brandShades.ts';
import { bothRules, brandRules, lightRules } from './themeRules.ts';

interface Oklch {
  readonly l: number;
  readonly c: number;
  /** Degrees. */
  readonly h: number;
}

/** Luminance of a color, parts that no screen can show cut off (CSS Color 4, sample code of Oklab). */
function luminance({ l, c, h }: Oklch): number {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const [red = 0, green = 0, blue = 0] = linear.map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What CSS makes of a shade of a brand. */
function shaded({ lightness, chroma }: Shade, brand: Oklch): number {
  const bounds = /(min|max)\(l, ([\d.]+)\)(?: ([-+]) ([\d.]+))?/.exec(lightness);
  const [, which, bound, sign, step = '0'] = bounds ?? [];
  const bounded =
    which === 'min' ? Math.min(brand.l, Number(bound)) : Math.max(brand.l, Number(bound));
  const l = bounds ? bounded + Number(`${sign ?? ''}${step}`) : Number(lightness);
  return luminance({ l: Math.min(1, Math.max(0, l)), c: Math.min(brand.c, chroma), h: brand.h });
}

const anyBrand = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true }),
});

describe.each<['light' | 'dark', Palette]>([
  ['light', lightPalette],
  ['dark', darkPalette],
])('any brand in the scheme %s', (scheme, palette) => {
  it('has the contrast that the palette promises', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const of = (name: keyof typeof brandShades) => shaded(brandShades[name][scheme], brand);
        const texts = [of('brand'), of('brandHover')];
        const grounds = [palette.paper, palette.ground, palette.hover].map(luminanceOf);
        for (const ground of [...grounds, of('brandSoft'), of('onBrand')]) {
          for (const text of texts) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(luminanceOf(palette.ink), of('brandSoft'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of('inverseAccent'), luminanceOf(palette.inverse))).toBeGreaterThanOrEqual(
          4.5,
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the rules of the theme', () => {
  it('are the light palette where the browser has no light-dark()', () => {
    expect(lightRules).toContain('--p-ink: var(--portal-ink, #14201c);');
    expect(lightRules).toContain('--p-inverse: #1d2932;');
  });

  it('follow the scheme, shadows too', () => {
    expect(bothRules).toContain('--p-ink: var(--portal-ink, light-dark(#14201c, #e5ecea));');
    expect(bothRules).toContain(
      '--p-shadow: 0 1px 2px light-dark(rgb(15 40 33 / 8%), rgb(0 0 0 / 50%)), 0 8px 28px light-dark(rgb(15 40 33 / 16%), rgb(0 0 0 / 55%));',
    );
  });

  it('derive what belongs to the brand, and fall back to the portal’s', () => {
    expect(brandRules).toContain(
      '--p-own-onBrand: light-dark(oklch(from var(--portal-brand) 1 min(c, 0) h), oklch(from var(--portal-brand) 0.22 min(c, 0.03) h));',
    );
    expect(brandRules).toContain('--p-brand: var(--p-own-brand, light-dark(#07705a, #4fc3a5));');
  });
});
