import { readDrawing } from '@portal/mf-demitasnx/src/api/results/readDrawing.ts';
import { buildScene } from '@portal/mf-demitasnx/src/domain/drawing/buildScene.ts';
import { analyzeBoard } from '@portal/emi-engine/analysis/analyzeBoard.ts';
import { BoardPlan, type PlanFeature } from '@portal/emi-engine/boards/BoardPlan.ts';
import { altium, cadence, kicad, valor } from '@portal/emi-engine/boards/Dialect.ts';
import { rectangle, samplePlan } from '@portal/emi-engine/boards/samplePlan.ts';
import type { Analysis } from '@portal/emi-engine/findings/Analysis.ts';
import { writeDrawing } from '@portal/emi-engine/job/writeDrawing.ts';
import { readPlan } from '@portal/emi-engine/testing/boards/readPlan.ts';
import fc from 'fast-check';
import { expectedDrawing } from './expectedDrawing.ts';

/** The drawing that the screen parses from the server's output. */
function sentDrawing(analysis: Pick<Analysis, 'board' | 'planes'>) {
  return readDrawing(Uint8Array.from(Buffer.concat([...writeDrawing(analysis)])).buffer);
}

/** Multiples of 0.1 mm, which no dialect rounds. */
const place = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 300 }));
const feature: fc.Arbitrary<PlanFeature> = fc
  .record({
    kind: fc.constantFrom('line', 'pad', 'surface'),
    at: place.map(([x, y]) => [x / 10, y / 10] as const),
    to: place.map(([x, y]) => [x / 10, y / 10] as const),
    net: fc.constantFrom('GND', 'CLK', '日本/信号', 'a,b=;', undefined),
    isNegative: fc.boolean(),
    angle: fc.constantFrom(0, 90, 45.5),
    isMirrored: fc.boolean(),
  })
  .map(({ kind, at, to, net, isNegative, angle, isMirrored }) => {
    if (kind === 'line') return { kind, from: at, to, symbol: ['r', 0.2], net, isNegative };
    if (kind === 'pad')
      return { kind, at, symbol: ['rect', 1, 2], net, isNegative, angle, isMirrored };
    const hole = { points: rectangle([at[0] + 1, at[1] + 1], 1, 1), isHole: true };
    return { kind, net, isNegative, rings: [{ points: rectangle(at, 6, 4) }, hole] };
  });
const layerNames = ['top', 'inner', 'bottom'] as const;
const plans = fc.array(fc.tuple(fc.constantFrom(...layerNames), feature), {
  // A board without copper is refused.
  minLength: 1,
  maxLength: 20,
});

describe('readDrawing of what the server writes', () => {
  it.each(Object.entries({ kicad, altium, valor, cadence }))(
    'parses the board of a %s archive, and builds its scene',
    async (_name, dialect) => {
      const analysis = analyzeBoard(await readPlan(samplePlan(), dialect));
      const drawing = sentDrawing(analysis);
      expect(drawing).toEqual(expectedDrawing(analysis));
      if (!drawing) throw new Error('readDrawing refused the version');
      const work = buildScene(drawing);
      let step = work.next();
      while (!step.done) step = work.next();
      expect(step.value.layers.map(({ name }) => name)).toEqual(
        analysis.board.copper.map(({ name }) => name),
      );
      expect(step.value.parts).toHaveLength(analysis.board.parts.length);
    },
  );

  it('parses any board exactly', async () => {
    await fc.assert(
      fc.asyncProperty(plans, fc.boolean(), async (features, isNegative) => {
        const plan = new BoardPlan(
          layerNames.map((name) => ({
            ...{ name, type: 'SIGNAL' },
            isNegative: isNegative && name === 'inner',
          })),
          [{ points: rectangle([0, 0], 60, 40) }],
        );
        for (const [layer, drawn] of features)
          plan.add(layer, drawn.kind === 'surface' ? 'PLN' : 'TRC', drawn);
        const analysis = analyzeBoard(await readPlan(plan), {}, []);
        expect(sentDrawing(analysis)).toEqual(expectedDrawing(analysis));
      }),
      { numRuns: 60 },
    );
  });
});
