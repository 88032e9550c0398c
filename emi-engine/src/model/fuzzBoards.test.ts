import { bufferSource } from '../archive/ArchiveSource.ts';
import { archiveLimits } from '../archive/limits.ts';
import { listFacts } from '../facts/listFacts.ts';
import { EmiError } from '../problems/EmiError.ts';
import { altium, cadence, kicad, valor } from '../boards/Dialect.ts';
import { samplePlan } from '../boards/samplePlan.ts';
import { writeBoard } from '../boards/writeBoard.ts';
import { mutateBoard, seededRandom } from '../testing/mutateBoard.ts';
import { readBoard } from './readBoard.ts';

const isLong = process.env['TEST_LONG'] === '1';
const boards = isLong ? 10_000 : 300;
/** A small board has a tenth of this; more has to be refused. */
const limits = { ...archiveLimits, totalBytes: 16 << 20, ratioFromBytes: 1 << 20 };

describe('readBoard', () => {
  it(`reads or refuses ${boards} damaged boards and never fails otherwise`, async () => {
    const plan = samplePlan();
    const complete = [kicad, altium, valor, cadence].map((dialect) => writeBoard(plan, dialect));
    const netlist = [-40.9, 173.1] as const;
    const sources = [
      ...complete,
      writeBoard(plan, kicad, { unnamed: ['TOP', 'VIA', 'TRC', 'PLN'] }),
      writeBoard(plan, valor, { without: ['eda/data'], netlist }),
      writeBoard(plan, { ...cadence, isPacked: false }, { unnamed: ['TRC'], netlist }),
    ];
    const outcomes = { read: 0, refused: 0 };
    for (let seed = 1; seed <= boards; seed++) {
      const random = seededRandom(seed);
      const archive = mutateBoard(sources[random(sources.length)] ?? [], random);
      try {
        listFacts(await readBoard(bufferSource(archive), limits));
        outcomes.read += 1;
      } catch (error) {
        if (!(error instanceof EmiError))
          throw new Error(`The board of seed ${seed} made the reader fail.`, { cause: error });
        expect(error.message).toMatch(/\S/);
        outcomes.refused += 1;
      }
    }
    // If all were read or all refused, the damage would test nothing.
    expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(boards / 10);
  }, 1_200_000);
});
