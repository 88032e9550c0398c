import { type ArchiveEntry } from '../boards/makeTar.ts';
import { BoardPlan } from '../boards/BoardPlan.ts';
import { kicad, valor } from '../boards/Dialect.ts';
import { readPlan } from '../testing/boards/readPlan.ts';
import { rectangle, samplePlan } from '../boards/samplePlan.ts';
import { type BoardOptions } from '../boards/writeBoard.ts';
import { holeKind } from './Holes.ts';

const mm = 1_000_000;
const board = readPlan(samplePlan());

async function warningsOf(options: BoardOptions) {
  const { warnings } = await readPlan(samplePlan(), kicad, options);
  return warnings.map(({ code, file }) => [code, file]);
}

describe('readBoard', () => {
  it('gives segments their width and net, and splits arcs into short chains', async () => {
    const { copper, nets } = await board;
    const { segments } = copper[0]!;
    const clock = nets.findIndex(({ name }) => name === '/clk+');
    expect([...segments.xy.slice(0, 4)]).toEqual([10 * mm, 10 * mm, 13 * mm, 14 * mm]);
    expect(segments.widths[0]).toBe(0.2 * mm);
    expect([...segments.nets.slice(0, 2)]).toEqual([clock, -1]);
    // A half and a full circle, in steps of at most 0.1 rad.
    expect(segments.count).toBe(2 + 32 + 63);
    expect([...segments.features.slice(2)].filter((feature) => feature === 1)).toHaveLength(32);
  });

  it('gives areas their rings, nets and polarity', async () => {
    const { copper, nets } = await board;
    const [, ground, power] = copper;
    expect(nets[ground!.areas.nets[0]!]?.name).toBe('GND');
    expect([...ground!.areas.rings]).toEqual([0, 3]);
    expect([...ground!.areas.holes]).toEqual([0, 1, 1]);
    expect([...power!.areas.negative]).toEqual([0, 1]);
    expect(copper.map(({ isNegative }) => isNegative)).toEqual([false, false, false, false]);
  });

  it('lists holes with their use, span and net', async () => {
    const { holes, nets } = await board;
    const rows = Array.from({ length: holes.count }, (_, hole) => ({
      at: [holes.xy[hole * 2]! / mm, holes.xy[hole * 2 + 1]! / mm],
      kind: holes.kinds[hole],
      span: [holes.from[hole], holes.to[hole]],
      net: nets[holes.nets[hole]!]?.name,
      isVia: holes.vias[hole],
    }));
    const via = { kind: holeKind.via, isVia: 1 };
    expect(rows).toEqual([
      { ...via, at: [13, 14], span: [0, 3], net: '/clk+' },
      { ...via, at: [30, 30], span: [0, 3], net: 'GND' },
      { at: [5, 35], kind: holeKind.unplated, span: [0, 3], net: undefined, isVia: 0 },
      { ...via, at: [10, 10], span: [0, 1], net: '/clk+' },
    ]);
    expect([...holes.diameters]).toEqual([0.3 * mm, 0.3 * mm, 3.2 * mm, 0.3 * mm]);
  });

  it('lists parts with their pins on both sides', async () => {
    const { parts, pins, nets } = await board;
    expect(parts.map(({ ref, side, packageName }) => [ref, side, packageName])).toEqual([
      ['U1', 'top', 'R0603'],
      ['U2', 'top', 'R0603'],
      ['C1', 'bottom', 'C0402'],
    ]);
    const [from, to] = parts[2]!.pins;
    expect([...pins.nets.slice(from, to)].map((net) => nets[net]?.name)).toEqual(['/clk+', 'GND']);
    expect([...pins.xy.slice(from * 2, to * 2)]).toEqual([33 * mm, 14 * mm, 34 * mm, 14 * mm]);
    expect([...pins.parts]).toEqual([0, 0, 1, 1, 2, 2]);
    expect(parts[1]).toMatchObject({ angle: 90_000, x: 33 * mm });
    expect(parts[2]?.properties.get('Value')).toBe('100nF');
  });

  it('gives pads the shape of their symbol, including user-defined ones', async () => {
    const { copper, shapes } = await board;
    const { pads } = copper[0]!;
    const forms = [...pads.shapes.slice(-5)].map((shape) => shapes[shape]!);
    expect(forms.map(({ kind }) => kind)).toEqual(['user', 'oval', 'rect', 'ring', 'rect']);
    // The rectangle of the inner symbol lies below the origin, rotated by 90° clockwise.
    expect(forms[0]?.box).toEqual([-0.5 * mm, -1.5 * mm, 0.5 * mm, 0.5 * mm]);
    expect(forms[2]).toMatchObject({ width: mm, height: 2 * mm });
    expect([...pads.mirrored.slice(-3)]).toEqual([1, 0, 1]);
  });

  it('marks assumed values of the stack-up', async () => {
    const { stackup } = await board;
    expect(stackup.copper[0]).toEqual({ value: 34_800, isAssumed: false });
    expect(stackup.copper[1]?.isAssumed).toBe(true);
    expect(stackup.dielectrics.map(({ permittivity }) => permittivity)).toEqual([
      { value: 4.1, isAssumed: false },
      { value: 4.3, isAssumed: true },
      { value: 4.3, isAssumed: true },
    ]);
    const heights = stackup.dielectrics.map(({ thickness }) => thickness.value);
    expect(heights).toEqual([486_933, 486_933, 486_933]);
  });

  it('reads thicknesses of dielectrics in the unit of their file', async () => {
    for (const [dialect, value] of [
      [kicad, '0.2'],
      [valor, '0.00787401575'],
    ] as const) {
      const layers = ['top', 'd', 'bottom'].map((name) => ({
        name,
        type: name === 'd' ? 'DIELECTRIC' : 'SIGNAL',
        attributes: name === 'd' ? { '.layer_dielectric': value } : { '.layer_dielectric': '0' },
      }));
      const { stackup } = await readPlan(
        new BoardPlan(layers, [{ points: rectangle([0, 0], 9, 9) }]),
        dialect,
      );
      expect(stackup.dielectrics[0]?.thickness).toEqual({ value: 200_000, isAssumed: false });
    }
  });

  it.each([
    ['.dielectric_constant', '0.5', '0.5 of .dielectric_constant; it lies between 1 and 100.'],
    ['.dielectric_constant', '-4', '-4 of .dielectric_constant; it lies between 1 and 100.'],
    ['.dielectric_constant', '1e12', '1e12 of .dielectric_constant; it lies between 1 and 100.'],
    ['.loss_tangent', '7', '7 of .loss_tangent; it lies between 0 and 1.'],
    ['.layer_dielectric', '-0.2', '-0.2 of .layer_dielectric; it lies between 0 and 100 mm.'],
  ])('refuses a material with %s of %s, naming the line', async (name, value, sentence) => {
    await expect(readPlan(materialPlan({ [name]: value }))).rejects.toThrow(
      `odb/steps/pcb/layers/d/attrlist, line 2: No material has the value ${sentence}`,
    );
  });

  it('accepts the limits of materials, and takes 0 for unknown', async () => {
    for (const value of ['1', '100', '0'])
      await readPlan(materialPlan({ '.dielectric_constant': value, '.loss_tangent': '0' }));
    const { stackup, warnings } = await readPlan(materialPlan({ '.layer_dielectric': '0' }));
    expect(stackup.dielectrics[0]?.thickness.isAssumed).toBe(true);
    expect(warnings.map(({ code, line }) => [code, line])).toContainEqual(['material-unknown', 2]);
  });

  it('refuses more than 128 copper layers', async () => {
    const plan = (count: number) =>
      new BoardPlan(
        Array.from({ length: count }, (_, at) => ({ name: `l${at}`, type: 'SIGNAL' })),
        [{ points: rectangle([0, 0], 9, 9) }],
      );
    expect((await readPlan(plan(128))).copper).toHaveLength(128);
    await expect(readPlan(plan(129))).rejects.toThrow('more than 128 copper layers');
  });

  it('replaces missing data and warns', async () => {
    expect(await warningsOf({})).toEqual([]);
    expect(await warningsOf({ without: ['eda/data'] })).toEqual([
      ['no-eda-data', 'odb/steps/pcb/eda/data'],
    ]);
    expect(await warningsOf({ without: ['components'] })).toEqual([
      ['no-components', 'odb/steps/pcb/layers'],
    ]);
    expect(await warningsOf({ without: ['profile', 'power/features'] })).toEqual([
      ['no-features', 'odb/steps/pcb/layers/power/features'],
      ['no-profile', 'odb/steps/pcb/profile'],
    ]);
  });

  it('picks the board, not the panel that repeats it', async () => {
    const panel: ArchiveEntry[] = [
      {
        name: 'steps/array/stephdr',
        content: 'UNITS=MM\nSTEP-REPEAT {\n  NAME=PCB\n  X=0\n  NX=3\n  NY=2\n}\n',
      },
      { name: 'steps/array/layers/top/features', content: 'UNITS=MM\n' },
    ];
    for (const without of [[], ['eda/data']]) {
      const { step, warnings } = await readPlan(samplePlan(), kicad, { extra: panel, without });
      expect(step).toBe('pcb');
      expect(warnings[0]).toMatchObject({ code: 'step-chosen', values: { steps: 'pcb, array' } });
    }
  });
});

/** Two copper layers and a dielectric with these attributes between them. */
function materialPlan(attributes: Readonly<Record<string, string>>): BoardPlan {
  const layers = ['top', 'd', 'bottom'].map((name) => ({
    ...{ name, type: name === 'd' ? 'DIELECTRIC' : 'SIGNAL' },
    ...(name === 'd' && { attributes }),
  }));
  return new BoardPlan(layers, [{ points: rectangle([0, 0], 9, 9) }]);
}
