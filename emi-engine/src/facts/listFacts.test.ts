import { makeTar, makeTgz } from '../boards/makeTar.ts';
import { makeZip } from '../testing/archives/makeZip.ts';
import { altium, kicad, valor } from '../boards/Dialect.ts';
import { readFacts } from '../testing/boards/readPlan.ts';
import { sampleFacts, samplePlan } from '../boards/samplePlan.ts';
import { writeBoard } from '../boards/writeBoard.ts';

const plan = samplePlan();
const expected = readFacts(makeTgz(writeBoard(plan, kicad)));

describe('listFacts', () => {
  it('gives the planned facts', async () => {
    const facts = await expected;
    expect(facts).toMatchObject({
      ...{ root_folder: 'odb', odb_version: '8.1', board_step: 'pcb' },
      copper_layers: sampleFacts.copper,
      outline: sampleFacts.outline,
      nets: sampleFacts.nets,
      components: sampleFacts.components,
      pins: sampleFacts.pins,
      holes: sampleFacts.holes,
      vias: sampleFacts.vias,
      warnings: [],
    });
    expect(facts.net_lengths['/clk+']?.[0]).toBeCloseTo(sampleFacts.clock[0], 5);
    expect(facts.net_lengths['/clk+']?.slice(1)).toEqual(sampleFacts.clock.slice(1));
    expect(facts.net_lengths['$NONE$']).toEqual([0, 0, 0]);
    expect(facts.net_lengths['a,b=']).toEqual([0, 0, 1]);
    expect(facts.layers['top']?.trace_mm).toBeCloseTo(sampleFacts.topTraces, 5);
    expect(facts.layers['ground']?.surface_mm2).toBeCloseTo(sampleFacts.ground, 5);
    expect(facts.layers['power']?.surface_mm2).toBeCloseTo(sampleFacts.power, 5);
  });

  it('counts the features of every layer by their kind', async () => {
    const { layers } = await expected;
    const top = { features: 16, lines: 2, pads: 12, arcs: 2, texts: 0, surfaces: 0 };
    expect(layers['top']).toMatchObject(top);
    expect(layers['silk']).toMatchObject({ features: 1, texts: 1, trace_mm: 0 });
    expect(layers['drill']).toMatchObject({ features: 4, pads: 3, lines: 1 });
    expect(layers['empty']).toMatchObject({ features: 0, trace_mm: 0, surface_mm2: 0 });
  });

  it.each([
    ['another root folder', { ...kicad, root: 'Jobs/My Board' }, 'jobs/my board'],
    ['no root folder', { ...kicad, root: '' }, ''],
  ])('finds a board in %s', async (_, dialect, root) => {
    const facts = await readFacts(makeTgz(writeBoard(plan, dialect)));
    expect(facts).toEqual({ ...(await expected), root_folder: root });
  });

  it('gives the same facts for a tar and a zip', async () => {
    const files = writeBoard(plan, kicad);
    expect(await readFacts(makeTar(files))).toEqual(await expected);
    expect(await readFacts(makeZip(files))).toEqual(await expected);
  });

  it.each([
    ['upper case', { ...kicad, folders: 'upper' as const }],
    ['CRLF', { ...kicad, lineEnd: '\r\n' as const }],
    ['inches', { ...kicad, unit: 'INCH' as const }],
    ['.Z members', { ...kicad, isPacked: true }],
    ['quarter turns', { ...kicad, hasAngles: false }],
    ['identities and folders', { ...kicad, hasIdentities: true, hasFolders: true }],
    ['units of version 7', { ...kicad, unitAt: 'file-v7' as const }],
    ['units of the job alone', { ...kicad, unitAt: 'info' as const }],
    ['everything at once', { ...valor, ...{ folders: 'upper' as const, root: 'ODB' } }],
  ])('gives the same facts for a board with %s', async (_, dialect) => {
    expect(await readFacts(makeTgz(writeBoard(plan, dialect)))).toEqual(await expected);
  });

  it('assumes inches if no unit is stated, as Altium does', async () => {
    const facts = await readFacts(makeTgz(writeBoard(plan, altium)));
    expect(facts).toEqual({ ...(await expected), odb_version: null });
  });

  it('reads files that come before the file with their unit', async () => {
    const files = writeBoard(plan, { ...kicad, unitAt: 'info' });
    expect(await readFacts(makeTgz([...files].reverse()))).toEqual(await expected);
  });
});
