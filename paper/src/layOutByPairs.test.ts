import { openSync } from 'fontkit';
import { documentFonts, fontFiles } from './fonts.ts';

const texts = [
  '',
  'AVATAR To: Ty, 3.3V_P/CLK-7',
  'office ffi fluff',
  '1,457 findings (λ/20 = 27.5 mm)',
  'ネット「/CLK」の配線が基板の端に近すぎます。',
  'クロック CLK は 10 mm 以内',
  'ア゙ and e\u0301',
  '髙﨑𠮷〓',
  'שלום Привет',
];

describe('layOutByPairs', () => {
  it.each(texts)('lays out %j as the font itself does', (text) => {
    const own = openSync(fontFiles().regular);
    if ('fonts' in own) throw new Error('The font file is a collection.');
    const expected = own.layout(text);
    const run = documentFonts().regular.layout(text);
    expect(run.glyphs.map(({ id }) => id)).toEqual(expected.glyphs.map(({ id }) => id));
    expect(run.positions.map((position) => ({ ...position }))).toEqual(
      expected.positions.map((position) => ({ ...position })),
    );
    expect(run.advanceWidth).toBe(expected.advanceWidth);
  });
});
