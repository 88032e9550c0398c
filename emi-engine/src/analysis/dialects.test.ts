import { bufferSource } from '../archive/ArchiveSource.ts';
import { readBoard } from '../model/readBoard.ts';
import { findingRows } from '../report/rows/findingRows.ts';
import { makeTar, makeTgz } from '../boards/makeTar.ts';
import { makeZip } from '../testing/archives/makeZip.ts';
import { type BoardPlan, type Point } from '../boards/BoardPlan.ts';
import { altium, cadence, kicad, valor, type Dialect } from '../boards/Dialect.ts';
import { fourLayers } from '../testing/boards/fourLayers.ts';
import { rectangle, samplePlan } from '../boards/samplePlan.ts';
import { writeBoard } from '../boards/writeBoard.ts';
import { analyzeBoard } from './analyzeBoard.ts';

/**
 * A board that violates most rules: plane gaps, long clocks, parallel runs, unfiltered connectors.
 */
function faultyPlan(): BoardPlan {
  const plan = fourLayers(100, 60);
  const part = (ref: string, ...pins: readonly (readonly [Point, string])[]) => {
    const at = pins[0]?.[0] ?? ([0, 0] as const);
    const placed = pins.map(([point, net]) => ({ at: point, net }));
    plan.part({ ref, side: 'top', packageName: `P_${ref}`, at, pins: placed }, 'top', 0.5);
  };
  plan.add('ground', 'PLN', {
    ...{ kind: 'surface', isNegative: true, rings: [{ points: rectangle([50, 0], 3, 40) }] },
  });
  plan.plane('power', 'VCC', rectangle([0.5, 0.5], 99, 59));
  part('J1', [[3, 10], 'IN'], [[3, 12], 'GND'], [[3, 14], 'DATA']);
  part('U1', [[80, 10], 'CLK'], [[80, 12], 'VCC'], [[80, 14], 'GND'], [[80, 16], 'IN']);
  part('U2', [[20, 30], 'CLK'], [[20, 32], 'VCC'], [[20, 34], 'GND'], [[20, 36], 'DATA']);
  part('C1', [[60, 50], 'VCC'], [[61, 50], 'GND']);
  part('C2', [[70, 50], 'VCC'], [[71, 50], 'GND']);
  plan.trace('top', 'CLK', 0.15, [80, 10], [30, 10], [20, 20]);
  plan.trace('bottom', 'CLK', 0.15, [20, 20], [20, 30]);
  plan.via('drill', 'CLK', [20, 20]);
  plan.trace('top', 'IN', 0.15, [3, 10], [30, 10.4], [78, 10.4], [80, 16]);
  plan.trace('top', 'VCC', 0.1, [20, 32], [60, 32], [60, 50]);
  plan.add('top', 'PLN', { kind: 'surface', rings: [{ points: rectangle([90, 40], 4, 4) }] });
  plan.add('bottom', 'TRC', {
    ...{ kind: 'arc', from: [70, 0.9], to: [76, 0.9], center: [73, 0.9], isClockwise: false },
    ...{ symbol: ['oval', 0.3, 0.2], net: 'CLK' },
  });
  return plan;
}

const boards = { faulty: faultyPlan(), sample: samplePlan() };

async function findingsOf(archive: Buffer) {
  const analysis = analyzeBoard(await readBoard(bufferSource(archive)));
  expect(analysis.board.warnings).toEqual([]);
  return { rows: [...findingRows({ analysis, locale: 'ja' })].flat(), figures: analysis.figures };
}

describe.each(Object.entries(boards))('findings of the %s board', (_, plan) => {
  const files = (dialect: Dialect) => writeBoard(plan, dialect);
  const expected = findingsOf(makeTgz(files(kicad)));

  it('exist', async () => {
    const rules = new Set((await expected).rows.map(({ rule }) => rule));
    expect(rules.size).toBeGreaterThan(plan === boards.faulty ? 7 : 0);
  });

  it.each([
    ['as a tar', () => makeTar(files(kicad))],
    ['as a zip', () => makeZip(files(kicad))],
    ['in upper case', () => makeTgz(files({ ...kicad, folders: 'upper' }))],
    ['with CRLF', () => makeTgz(files({ ...kicad, lineEnd: '\r\n' }))],
    ['with .Z members', () => makeTgz(files({ ...kicad, isPacked: true }))],
    ['in inches', () => makeTgz(files({ ...kicad, unit: 'INCH' }))],
    ['with tables and comments', () => makeTgz(files({ ...kicad, isVerbose: true }))],
    ['as Altium writes it', () => makeTgz(files(altium))],
    ['as Valor writes it', () => makeTgz(files(valor))],
    ['as Valor writes it, as a zip', () => makeZip(files(valor))],
    ['as Cadence writes it', () => makeTgz(files(cadence))],
    ['as Cadence writes it, as a zip', () => makeZip(files(cadence))],
  ])('are the same %s', async (__, pack) => {
    expect(await findingsOf(pack())).toEqual(await expected);
  });
});
