import { bufferSource } from '../archive/ArchiveSource.ts';
import { BoardPlan } from '../boards/BoardPlan.ts';
import { altium, kicad, type Dialect } from '../boards/Dialect.ts';
import { makeTar, makeTgz, type ArchiveEntry } from '../boards/makeTar.ts';
import { rectangle } from '../boards/samplePlan.ts';
import { writeBoard } from '../boards/writeBoard.ts';
import { type JobChoice } from '../odb/job/JobChoice.ts';
import { EmiError } from '../problems/EmiError.ts';
import { makeZip } from '../testing/archives/makeZip.ts';
import { readBoard } from './readBoard.ts';

/** A board of `width` × 40 mm with traces of 0.2 mm, holes of 0.3 mm and a circuit. */
function boardOf(dialect: Dialect, width = 60): ArchiveEntry[] {
  const plan = new BoardPlan(
    [
      { name: 'comp_+_top', type: 'COMPONENT' },
      { name: 'top', type: 'SIGNAL' },
      { name: 'bottom', type: 'SIGNAL' },
      { name: 'drill', type: 'DRILL', span: ['top', 'bottom'] },
    ],
    [{ points: rectangle([0, 0], width, 40) }],
  );
  plan.trace('top', 'A', 0.2, [5, 5], [15, 5]);
  plan.via('drill', 'A', [15, 5]);
  const pins = [5, 5.5, 6].map((x) => ({ at: [x, 20] as const, net: 'A' }));
  plan.part({ ref: 'U1', side: 'top', at: [5.5, 20], packageName: 'P', pins }, 'top', 0.3);
  return writeBoard(plan, dialect);
}

/** The same numbers with another unit stated, or none. */
function restated(entries: readonly ArchiveEntry[], line: string): ArchiveEntry[] {
  return entries.map((entry) => ({
    ...entry,
    ...(typeof entry.content === 'string' && {
      content: entry.content.replace(/^UNITS=MM$/m, line),
    }),
  }));
}

async function widthOf(archive: Buffer, choice: JobChoice = {}): Promise<number> {
  const { outline } = await readBoard(bufferSource(archive), undefined, choice);
  return (outline.box[2] - outline.box[0]) / 1e6;
}

async function refusalOf(archive: Buffer, choice: JobChoice = {}) {
  try {
    await widthOf(archive, choice);
  } catch (error) {
    if (error instanceof EmiError) return [error.problem.code, error.message];
    throw error;
  }
  return undefined;
}

const below = (folder: string, entries: readonly ArchiveEntry[]) =>
  entries.map((entry) => ({ ...entry, name: `${folder}/${entry.name}` }));

describe('the unit of an archive', () => {
  it('is inch if nothing states one', async () => {
    expect(await widthOf(makeTgz(boardOf(altium)))).toBeCloseTo(60, 4);
  });

  it.each([60, 100])('is refused if it cannot be right (%i mm as inches)', async (width) => {
    for (const line of ['UNITS=INCH', '#']) {
      const archive = makeTgz(restated(boardOf(kicad, width), line));
      const [code, message] = (await refusalOf(archive)) ?? [];
      expect(code).toBe('units');
      expect(message).toContain(`in millimeters, ${width}.0 × 40.0 mm`);
      expect(message).toContain(
        `Read in inches, the board measures ${(width * 25.4).toFixed(1)} ×`,
      );
      expect(await widthOf(archive, { units: 'mm' })).toBe(width);
    }
  });

  it('is refused if inches are called millimetres', async () => {
    const inches = boardOf({ ...kicad, unit: 'INCH' }).map((entry) => ({
      ...entry,
      ...(typeof entry.content === 'string' && {
        content: entry.content.replace(/^UNITS=INCH$/m, 'UNITS=MM'),
      }),
    }));
    expect((await refusalOf(makeTgz(inches)))?.[1]).toContain(
      'Read in inches, the board measures 60.0 × 40.0 mm; in millimeters, 2.4 × 1.6 mm.',
    );
    expect(await widthOf(makeTgz(inches), { units: 'inch' })).toBeCloseTo(60, 4);
  });

  it('is refused if files contradict each other', async () => {
    const mixed = boardOf(kicad).map((entry) =>
      entry.name.endsWith('components') && typeof entry.content === 'string'
        ? { ...entry, content: entry.content.replace('UNITS=MM', 'UNITS=INCH') }
        : entry,
    );
    expect((await refusalOf(makeTgz(mixed)))?.[0]).toBe('units');
    expect(await widthOf(makeTgz(mixed), { units: 'mm' })).toBe(60);
  });
});

describe('the job of an archive', () => {
  const board = boardOf(kicad);

  it('is found in an archive in a zip, in a plain tar and in folders', async () => {
    expect(await widthOf(makeZip([{ name: 'board.tgz', content: makeTgz(board) }]))).toBe(60);
    expect(await widthOf(makeTar(board))).toBe(60);
    expect(await widthOf(makeTgz(below('out/rev b', board)))).toBe(60);
  });

  it('is chosen by the person if there are several', async () => {
    const archive = makeTgz([...below('One', board), ...below('two', boardOf(kicad, 90))]);
    expect(await refusalOf(archive)).toEqual([
      'jobs',
      'The archive holds several jobs: One/odb, two/odb. Choose one of them.',
    ]);
    expect(await widthOf(archive, { job: 'one/odb' })).toBe(60);
    expect(await widthOf(archive, { job: 'TWO' })).toBe(90);
    expect((await refusalOf(archive, { job: 'odb' }))?.[0]).toBe('job-unknown');
    expect((await refusalOf(archive, { job: 'three' }))?.[0]).toBe('job-unknown');
  });
});
