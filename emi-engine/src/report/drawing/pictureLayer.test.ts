import { type Board } from '../../model/Board.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';
import { rectangle, samplePlan } from '../../boards/samplePlan.ts';
import { cutTiles } from './cutTiles.ts';
import { pictureLayers } from './pictureLayers.ts';
import { svgLayer } from './svgLayer.ts';

async function sample(): Promise<Board> {
  return readPlan(samplePlan());
}

describe('pictureLayers', () => {
  it('groups strokes by their width, with round pads as dots, and fills areas by even and odd', async () => {
    const board = await sample();
    const [top, ground] = pictureLayers(board);
    const svg = svgLayer(top ?? { isNegative: false, runs: [], simplified: 0 }, 'c', board.outline);
    // The trace from (10, 10) to (13, 14) in hundredths of a millimetre.
    expect(svg).toMatch(/<path class="s" stroke-width="20" d="m1000 1000 300 400/);
    expect(svg).toContain('h0');
    expect(ground?.runs).toMatchObject([{ isErasing: false, areas: [[{}, {}, {}]] }]);
  });

  it('draws erasing pieces in order, with a mask', async () => {
    const board = await sample();
    const power = pictureLayers(board)[2];
    expect(power?.runs.map(({ isErasing }) => isErasing)).toEqual([false, true]);
    const svg = svgLayer(
      power ?? { isNegative: false, runs: [], simplified: 0 },
      'c2',
      board.outline,
    );
    expect(svg).toMatch(
      /<mask id="c2-mask".*color="#fff".*color="#000".*<\/mask>.*url\(#c2-mask\)/,
    );
  });

  it('begins with the filled outline on a negative layer', async () => {
    const { copper, ...board } = await sample();
    const [, ground] = copper;
    const [picture] = pictureLayers({
      ...board,
      copper: ground ? [{ ...ground, isNegative: true }] : [],
    });
    expect(picture).toMatchObject({ isNegative: true, runs: [{ isErasing: true }] });
  });

  it('simplifies features beyond the limit for exact drawing', async () => {
    const plan = samplePlan();
    for (let row = 0; row < 200; row++)
      plan.trace('top', '/clk+', 0.1, [1, row / 10], [59, row / 10]);
    const board = await readPlan(plan);
    const [exact] = pictureLayers(board);
    const [coarse] = pictureLayers(board, 20);
    expect(exact?.simplified).toBe(0);
    expect(coarse?.simplified).toBeGreaterThan(150);
    // Cells of 0.2 mm in rows: one rectangle per row instead of two lines.
    const cells = coarse?.runs[0]?.areas[0];
    expect(cells?.length).toBeGreaterThan(90);
    expect(cells?.length).toBeLessThan(130);
  });
});

describe('cutTiles', () => {
  it('clips areas to the tile and keeps only pieces that reach into it', async () => {
    const plan = samplePlan();
    plan.plane('ground', 'GND', rectangle([1, 1], 58, 38));
    const board = await readPlan(plan);
    const ground = board.copper[1];
    if (!ground) throw new Error('The sample has no ground layer.');
    const tiles = cutTiles(ground, board.shapes, new Set(['0 0', '1 1', '4 0', '9 9']));
    const whole = tiles.get('0 0')?.runs[0]?.areas[0]?.[0] ?? [];
    expect(Math.max(...Array.from(whole))).toBe(10e6);
    expect(tiles.get('0 0')?.runs[0]?.strokes.size).toBe(1);
    expect(tiles.get('4 0')?.runs[0]?.strokes.size).toBe(0);
    expect(tiles.get('9 9')?.runs).toEqual([]);
    // A hole of the plane lies in this tile.
    expect(tiles.get('1 1')?.runs[0]?.areas.flat().length).toBeGreaterThan(1);
  });
});
