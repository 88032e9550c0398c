import { type ArchiveEntry } from '../../boards/makeTar.ts';
import { refusalOf } from '../../testing/archives/readAll.ts';
import { BoardPlan } from '../../boards/BoardPlan.ts';
import { kicad, valor } from '../../boards/Dialect.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';
import { rectangle, samplePlan } from '../../boards/samplePlan.ts';
import { type BoardOptions } from '../../boards/writeBoard.ts';

function refuse(options: BoardOptions, plan = samplePlan()) {
  return refusalOf(readPlan(plan, kicad, options));
}

function file(name: string, content: string): ArchiveEntry {
  return { name, content };
}

describe('a job', () => {
  it('without a matrix is refused', async () => {
    expect(await refuse({ without: ['matrix/matrix'] })).toEqual([
      'no-matrix',
      'The archive is not ODB++: it has no file matrix/matrix.',
    ]);
  });

  it('without a step is refused', async () => {
    const without = ['features', 'attrlist', 'stephdr', 'profile', 'eda/data', 'components'];
    expect((await refuse({ without }))[0]).toBe('no-steps');
  });

  it('without a copper layer is refused, naming the matrix', async () => {
    const plan = new BoardPlan([{ name: 'silk', type: 'SILK_SCREEN' }], []);
    expect(await refuse({}, plan)).toEqual([
      'no-copper',
      'odb/matrix/matrix: The matrix names no copper layer (BOARD with SIGNAL, POWER_GROUND or MIXED).',
    ]);
  });

  it('of empty layers is an empty board', async () => {
    const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
    const { copper, outline, nets } = await readPlan(plan);
    expect(copper[0]).toMatchObject({ segments: { count: 0 }, areas: { count: 0 } });
    expect(outline.areaMm2).toBe(0);
    expect(nets.map(({ name }) => name)).toEqual(['$NONE$']);
  });

  it('with a coordinate of 1e9 is refused, naming file and line', async () => {
    const without = ['layers/top/features'];
    const extra = [file('steps/pcb/layers/Top/features', 'UNITS=MM\n#\nL 0 0 1e9 1 0 P 0\n')];
    expect(await refuse({ without, extra })).toEqual([
      'coordinate-range',
      'odb/steps/pcb/layers/Top/features, line 3: A coordinate lies more than 2.1 m from the origin.',
    ]);
  });

  it('with recursive symbols is refused', async () => {
    const plan = new BoardPlan(
      [{ name: 'top', type: 'SIGNAL' }],
      [{ points: rectangle([0, 0], 9, 9) }],
    );
    plan.symbols.set('hen', [{ kind: 'pad', at: [0, 0], symbol: { own: 'egg' } }]);
    plan.symbols.set('egg', [{ kind: 'pad', at: [0, 0], symbol: { own: 'hen' } }]);
    plan.add('top', 'TRC', { kind: 'pad', at: [1, 1], symbol: { own: 'hen' } });
    expect(await refuse({}, plan)).toEqual([
      'symbol-depth',
      'odb/symbols/hen/features: The symbol is made of itself, or of more than 8 symbols one inside the other.',
    ]);
  });

  it('with symbols that multiply exponentially is refused', async () => {
    const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
    const pads = (name: string) =>
      Array.from({ length: 40 }, () => ({
        ...({ kind: 'pad', at: [0, 0] } as const),
        symbol: name === '' ? (['r', 1] as const) : { own: name },
      }));
    ['a', 'b', 'c', 'd', 'e'].forEach((name, index, names) =>
      plan.symbols.set(name, pads(names[index - 1] ?? '')),
    );
    plan.add('top', 'TRC', { kind: 'pad', at: [1, 1], symbol: { own: 'e' } });
    expect((await refuse({}, plan))[0]).toBe('symbol-size');
  });

  it('with unknown and simplified symbols is read with warnings', async () => {
    const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
    plan.add(
      'top',
      'TRC',
      { kind: 'pad', at: [1, 1], symbol: { own: 'nowhere' } },
      { kind: 'pad', at: [1, 1], symbol: ['thr', 2, 1, 0.5] },
    );
    const { shapes, warnings } = await readPlan(plan);
    expect(shapes.map(({ kind }) => kind)).toEqual(['none', 'none', 'box']);
    expect(shapes[2]?.box).toEqual([-1e6, -1e6, 1e6, 1e6]);
    const file = 'odb/steps/pcb/layers/top/features';
    expect(warnings.map(({ times, ...warning }) => [times, warning])).toEqual([
      [1, { code: 'symbol-unknown', file, line: 7, values: { symbol: 'nowhere' } }],
      [1, { code: 'symbol-simplified', file, line: 8, values: { symbol: 'thr2000x1000x500' } }],
      [1, { code: 'no-profile', file: 'odb/steps/pcb/profile' }],
      [1, { code: 'no-components', file: 'odb/steps/pcb/layers' }],
      [1, { code: 'holes-unknown', file: 'odb/steps/pcb/layers' }],
    ]);
  });

  it('that repeats a step too often is refused', async () => {
    const header = 'STEP-REPEAT {\nNAME=x\nNX=100000\nNY=11\n}\n';
    const extra = [file('steps/panel/stephdr', header)];
    expect(await refuse({ extra })).toEqual([
      'too-many-repeats',
      'odb/steps/panel/stephdr, line 1: The step is repeated more than 1,000,000 times.',
    ]);
  });

  it('ignores nested copies of jobs', async () => {
    const extra = [
      file('user/old/matrix/matrix', 'STEP {\n NAME=old\n}\n'),
      file('user/old/steps/old/profile', 'P 1e9 0 0 P 0 0\n'),
    ];
    expect((await readPlan(samplePlan(), valor, { extra })).step).toBe('pcb');
  });

  it('with negative layers or faulty nets is read with a warning', async () => {
    const plan = new BoardPlan(
      [
        { name: 'top', type: 'SIGNAL' },
        { name: 'plane', type: 'POWER_GROUND', isNegative: true },
      ],
      [{ points: rectangle([0, 0], 9, 9) }],
    );
    const data = 'LYR top gone\nNET GND\nSNT TRC\nFID C 0 7\nFID C 1 0\nFID C 9 9\nFID X 1\n';
    const extra = [file('steps/pcb/eda/data', data)];
    const { copper, warnings } = await readPlan(plan, kicad, { without: ['eda/data'], extra });
    expect(copper.map(({ isNegative }) => isNegative)).toEqual([false, true]);
    expect(warnings.map(({ code, line }) => [code, line])).toEqual([
      ['record-unreadable', 7],
      ['eda-layer-unknown', 1],
      ['eda-feature-unknown', 3],
      ['no-components', undefined],
      ['holes-unknown', undefined],
    ]);
  });
});
