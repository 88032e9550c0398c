import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { describe as describeSaid } from '../../findings/describeFinding.ts';
import { type Point } from '../../boards/BoardPlan.ts';
import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { listModes } from './listModes.ts';

const classes = new Map([
  ['VCC', { netClass: 'power' as const }],
  ['CLK', { netClass: 'clock' as const, frequencyMhz: 80 }],
]);

/** Overlapping ground and power planes of `width` × 60 mm, with capacitors at these points. */
function boardOf(width: number, ...capacitors: Point[]) {
  const plan = fourLayers(width + 1, 61);
  plan.add('power', 'PLN', {
    ...{ kind: 'surface', net: 'VCC', rings: [{ points: rectangle([0.5, 0.5], width, 60) }] },
  });
  plan.trace('top', 'CLK', 0.2, [10, 10], [12, 10]);
  capacitors.forEach(([x, y], index) => {
    const pins = [
      { at: [x, y] as const, net: 'VCC' },
      { at: [x + 1, y] as const, net: 'GND' },
    ];
    plan.part({ ref: `C${index + 1}`, side: 'top', packageName: 'C', at: [x, y], pins }, 'top');
  });
  return plan;
}

/** A grid of capacitors at most 30 mm apart. */
function grid(width: number): Point[] {
  const columns = Array.from({ length: Math.ceil(width / 30) }, (_, column) => 15 + column * 30);
  return columns.flatMap((x) => [15, 45].map((y): Point => [Math.min(x, width - 3), y]));
}

describe('listModes', () => {
  it('gives the modes of a rectangle, the lowest first', () => {
    const modes = listModes([150, 100], 4.3, 900, 100);
    expect(modes.map(({ m, n, mhz }) => [m, n, Math.round(mhz)])).toEqual([
      [1, 0, 482],
      [0, 1, 723],
      [1, 1, 869],
    ]);
  });
});

describe('planeResonance', () => {
  it('finds planes that resonate below the highest frequency', async () => {
    // c / (2 sqrt 4.3) is 72 286 mm MHz: 260 mm resonate at 278 MHz, 230 mm at 314.
    const [finding, ...others] = await findingsOf('R9', boardOf(260, ...grid(260)), { classes });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'info', limit: 300, unit: 'MHz', layer: 2 });
    expect(finding?.measured).toBeCloseTo(278, -1);
    expect(await findingsOf('R9', boardOf(230, ...grid(230)), { classes })).toEqual([]);
  });

  it('finds places too far from a capacitor between the planes', async () => {
    const near = grid(150).filter(([x]) => x < 100);
    const [finding, ...others] = await findingsOf('R9', boardOf(150, ...near), { classes });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ unit: 'mm', netClass: 'power' });
    expect(finding?.limit).toBeCloseTo(24.1, 1);
    expect(finding?.x).toBeGreaterThan(110e6);
    expect(await findingsOf('R9', boardOf(150), { classes })).toMatchObject([{ unit: 'count' }]);
  });

  it('lists modes, and the harmonics of clocks near them', async () => {
    const board = await readPlan(boardOf(230, ...grid(230)));
    const { figures } = analyzeBoard(board, { classes, maxFrequencyMhz: 320 });
    const texts = figures.flatMap(({ rule, text }) =>
      rule === 'R9' ? [describeSaid(text, 'en')] : [],
    );
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/mode 1, 0 at 31\d MHz, near harmonic 4 of CLK/);
  });

  it('checks only planes of power and ground', async () => {
    const plan = fourLayers(260, 60);
    plan.add('power', 'PLN', {
      ...{ kind: 'surface', net: 'GND', rings: [{ points: rectangle([1, 1], 258, 58) }] },
    });
    expect(await findingsOf('R9', plan, { classes })).toEqual([]);
  });
});
