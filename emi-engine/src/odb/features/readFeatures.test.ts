import { refusalOf } from '../../testing/archives/readAll.ts';
import { describeWarning, Warnings } from '../../problems/Warnings.ts';
import { type LengthUnit } from '../text/LengthUnit.ts';
import { readFeatures } from './readFeatures.ts';

function read(lines: readonly string[], unit: LengthUnit = 'mm') {
  const warnings = new Warnings();
  const attributes = new Set(['.drill']);
  const bytes = Buffer.from(lines.join('\n'));
  const features = readFeatures(bytes, { file: 'top/features', unit, attributes, warnings });
  return { ...features, warnings: warnings.list().map((warning) => describeWarning(warning)) };
}

describe('readFeatures', () => {
  it('rounds coordinates half up to whole nanometres', () => {
    const { lines } = read(['L 0.0000005 -0.0000005 1.5e1 -1.789481102362 0 P 0']);
    expect([...lines.xy]).toEqual([1, 0, 15_000_000, -1_789_481]);
    const inches = read(['U INCH', 'L 1 .1 0.01136810000000 -2. 0 P 0']);
    expect([...inches.lines.xy]).toEqual([25_400_000, 2_540_000, 288_750, -50_800_000]);
  });

  it('reads the orientation of pads as a number and as an angle', () => {
    const orientations = ['0', '1', '3', '4', '6', '8 33.5', '9 -90', '8 720.25'];
    const { pads } = read(orientations.map((orientation) => `P 1 2 0 P 0 ${orientation} ;0=1`));
    expect([...pads.angles]).toEqual([0, 90e3, 270e3, 0, 180e3, 33_500, 90e3, 250]);
    expect([...pads.mirrored]).toEqual([0, 0, 0, 1, 1, 0, 1, 0]);
  });

  it('reads resized symbols and symbols with their own unit', () => {
    const { pads, symbols } = read(['$0 r10 I', '$1 oval2x3 M', '$7 s5', 'P 0 0 -1 7 1.5 P 0 0']);
    expect([pads.symbols[0], pads.scales[0]]).toEqual([7, 1500]);
    expect([...symbols.values()].map(({ unit }) => unit)).toEqual(['inch', 'mm', 'mm']);
  });

  it('keeps the values of wanted attributes', () => {
    const table = ['@0 .geometry', '@3 .drill', '&0 text;3=9'];
    const pads = [';0=0,3=2;ID=7', '', ' ;3', ';0=3;3=1', ';0=1.5,3=1 '].map(
      (tail) => `P 0 0 0 P 0 0${tail}`,
    );
    const { attributes } = read([...table, ...pads]);
    expect([...(attributes.get('.drill') ?? [])]).toEqual([2, -1, 1, -1, 1]);
  });

  it('measures surfaces with holes, arcs and negative polarity', () => {
    const square = ['OB 0 0 I', 'OS 10 0', 'OS 10 10', 'OS 0 10', 'OS 0 0', 'OE'];
    const disk = ['OB 7 5 H', 'OC 7 5 5 5 Y', 'OE'];
    const { figures, surfaces } = read([
      'S P 0',
      ...square,
      ...disk,
      'SE',
      'S N 0',
      ...square,
      'SE',
    ]);
    expect(figures.surfaceMm2).toBeCloseTo(-4 * Math.PI, 9);
    expect([...surfaces.rings]).toEqual([0, 2, 3]);
    expect([...surfaces.holes]).toEqual([0, 1, 0]);
    // The ring does not repeat its first point, and the circle has a point every 0.1 rad.
    expect([...surfaces.points]).toEqual([0, 4, 4 + 63, 8 + 63]);
  });

  it('measures arcs in both directions and whole circles', () => {
    const lengthOf = (record: string) => read([record]).figures.traceMm;
    expect(lengthOf('A 1 0 0 1 0 0 0 P 0 N')).toBeCloseTo(Math.PI / 2, 9);
    expect(lengthOf('A 1 0 0 1 0 0 0 P 0 Y')).toBeCloseTo(1.5 * Math.PI, 9);
    expect(lengthOf('A 1 0 1 0 0 0 0 P 0 Y')).toBeCloseTo(2 * Math.PI, 9);
  });

  it('numbers features of all kinds, including unreadable ones', () => {
    const { kinds, figures, warnings } = read([
      ...['F 6', '# comment', '', 'L 0 0 1 1 0 N 0', 'T 0 0 standard P 0 1 1 1 text 1', 'L 1 x'],
      ...['B 0 0 UPC39 standard P 0', 'S P 0', 'OB 0 0 I', 'OS 1', 'OE', 'SE', 'P 0 0 0 P 0 0'],
      ...['F2 strange', 'Q 1 2'],
    ]);
    expect([...kinds]).toEqual([0, 3, 6, 5, 4, 1]);
    expect(figures).toMatchObject({ features: 6, lines: 1, texts: 1, surfaces: 1, pads: 1 });
    expect(warnings).toEqual([
      'record-unreadable: top/features, line 6: The record cannot be read and is left out. (4×)',
    ]);
  });

  it('warns if the stated number of features is wrong', () => {
    expect(read(['F 3', 'L 0 0 1 1 0 P 0']).warnings).toEqual([
      'feature-count: top/features, line 1: The file announces 3 features and holds 1.',
    ]);
  });

  it('refuses coordinates out of range and names the line', async () => {
    for (const value of ['1e9', '1000000000', '-2148', '99999999999999999999'])
      expect(
        await refusalOf(Promise.resolve().then(() => read(['#', `P 0 ${value} 0 P 0 0`]))),
      ).toEqual([
        'coordinate-range',
        'top/features, line 2: A coordinate lies more than 2.1 m from the origin.',
      ]);
  });

  it('refuses lines of more than 64 KiB', async () => {
    const line = `# ${'x'.repeat(1 << 16)}`;
    expect(await refusalOf(Promise.resolve().then(() => read(['', line])))).toEqual([
      'line-too-long',
      'top/features, line 2: The line is longer than 64 KB.',
    ]);
  });
});
