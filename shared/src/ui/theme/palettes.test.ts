import { contrast as contrastOf, luminanceOf } from '../../basics/contrast.ts';
import { darkPalette, lightPalette, type Palette } from './palettes.ts';

function contrast(one: string, other: string): number {
  return contrastOf(luminanceOf(one), luminanceOf(other));
}

const tones = ['brand', 'danger', 'warning', 'success', 'blueGrey', 'grey'] as const;

describe.each<[string, Palette]>([
  ['light', lightPalette],
  ['dark', darkPalette],
])('palette %s', (_, palette) => {
  it.each(['ink', 'muted', ...tones] as const)('has readable text in the color %s', (text) => {
    for (const ground of ['paper', 'ground', 'hover'] as const) {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has the dimmed color of its ground below the backdrop', () => {
    const [red = 0, green = 0, blue = 0, percent = 0] = (palette.backdrop.match(/\d+/g) ?? []).map(
      Number,
    );
    // Browsers store opacity in 255ths.
    const opacity = Math.round((percent * 255) / 100) / 255;
    const dimmed = [red, green, blue].map((part, place) => {
      const ground = Number.parseInt(palette.ground.slice(1 + 2 * place, 3 + 2 * place), 16);
      return part * opacity + ground * (1 - opacity);
    });
    const hex = dimmed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
    expect(palette.dimmed).toBe(`#${hex}`);
  });

  it.each(tones)('has readable text in %s on the soft ground of the tone', (tone) => {
    expect(contrast(palette[tone], palette[`${tone}Soft`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.ink, palette[`${tone}Soft`])).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable text on filled grounds', () => {
    expect(contrast(palette.onBrand, palette.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onBrand, palette.brandHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onDanger, palette.danger)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onInverse, palette.inverse)).toBeGreaterThanOrEqual(4.5);
  });

  it('has bars and lines of charts that stand out from the paper', () => {
    for (const color of ['chartFirst', 'chartSecond'] as const) {
      expect(contrast(palette[color], palette.paper)).toBeGreaterThanOrEqual(3);
    }
  });

  it('has borders of inputs with enough contrast', () => {
    expect(contrast(palette.outline, palette.paper)).toBeGreaterThanOrEqual(3);
  });
});
