import { bufferSource } from '../../archive/ArchiveSource.ts';
import { BoardPlan } from '../../boards/BoardPlan.ts';
import { kicad } from '../../boards/Dialect.ts';
import { makeTgz } from '../../boards/makeTar.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { writeBoard } from '../../boards/writeBoard.ts';
import { readBoard } from '../../model/readBoard.ts';

/** Reads a board of nets whose names have these bytes, one character each. */
async function readNames(...names: readonly string[]) {
  const plan = new BoardPlan(
    [
      { name: 'comp_+_top', type: 'COMPONENT' },
      { name: 'top', type: 'SIGNAL' },
    ],
    [{ points: rectangle([0, 0], 60, 40) }],
  );
  for (const [at, net] of names.entries()) {
    const pins = [{ at: [5, 5 + at] as const, net }];
    plan.part({ ref: `U${at}${net}`, side: 'top', at: [5, 5 + at], packageName: 'P', pins }, 'top');
  }
  const entries = writeBoard(plan, kicad).map((entry) => ({
    ...entry,
    ...(typeof entry.content === 'string' && { content: Buffer.from(entry.content, 'latin1') }),
  }));
  const { nets, parts, warnings } = await readBoard(bufferSource(makeTgz(entries)));
  return {
    nets: nets.slice(1).map(({ name }) => name),
    parts: parts.map(({ ref }) => ref),
    encodings: warnings.flatMap(({ code, values }) =>
      code === 'names-encoding' ? [values?.['encoding']] : [],
    ),
  };
}

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
/** 電源 in CP932. */
const power = '\x93\x64\x8c\xb9';
/** クロック in half-width kana of CP932. */
const clock = '\xb8\xdb\xaf\xb8';

describe('names', () => {
  it('of UTF-8 need no warning', async () => {
    expect(await readNames(utf8('電源'), utf8('Größe'), 'GND')).toEqual({
      nets: ['電源', 'Größe', 'GND'],
      parts: ['U0電源', 'U1Größe', 'U2GND'],
      encodings: [],
    });
  });

  it.each([
    [power, '電源'],
    [clock, 'ｸﾛｯｸ'],
  ])('of CP932 are recognized over the whole archive', async (bytes, name) => {
    const found = await readNames('GND', bytes);
    expect(found).toMatchObject({ nets: ['GND', name], encodings: ['CP932'] });
  });

  it.each([['10\xb5F'], ['\xfcbertrag'], ['\xc4nderung']])(
    'of other bytes are Latin-1 (%s)',
    async (name) => {
      expect(await readNames(name)).toMatchObject({ nets: [name], encodings: ['Latin-1'] });
    },
  );

  it('that differ in bytes stay different', async () => {
    const invalid = await readNames('A\xff', 'A\xfe', 'A\xfd');
    expect(new Set(invalid.nets).size).toBe(3);
    // CP932 has ∵ twice.
    const twice = await readNames(power, '\x81\xe6', '\x87\x9a');
    expect(new Set(twice.nets).size).toBe(3);
    expect(twice.nets[1]).toBe('∵');
    const forms = await readNames(utf8('\u00e9'), utf8('e\u0301'));
    expect(new Set(forms.nets).size).toBe(2);
  });

  it('may have blanks and brackets', async () => {
    const plan = new BoardPlan(
      [
        { name: 'comp_+_top', type: 'COMPONENT' },
        { name: 'top', type: 'SIGNAL' },
        { name: 'top (inner) layer', type: 'SIGNAL' },
        { name: 'inner', type: 'SIGNAL' },
      ],
      [{ points: rectangle([0, 0], 60, 40) }],
    );
    const pins = [{ at: [5, 5] as const, net: 'NET (A) 1' }];
    plan.part(
      { ref: 'U1', side: 'top', at: [5, 5], packageName: 'SOT 23 (3)', pins },
      'top (inner) layer',
    );
    plan.trace('top (inner) layer', 'NET (A) 1', 0.2, [5, 5], [15, 5]);
    plan.trace('inner', 'B', 0.2, [5, 5], [25, 5]);
    const board = await readBoard(bufferSource(makeTgz(writeBoard(plan, kicad))));
    expect(board.nets.slice(1).map(({ name, traceMm }) => [name, traceMm])).toEqual([
      ['NET (A) 1', 10],
      ['B', 20],
    ]);
    expect(board.parts[0]).toMatchObject({
      ...{ ref: 'U1', name: 'SOT 23 (3)', packageName: 'SOT 23 (3)' },
      packageBox: [-1e6, -1e6, 1e6, 1e6],
    });
  });
});
