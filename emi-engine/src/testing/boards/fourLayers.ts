import { BoardPlan } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';

/** An empty four-layer board of 60 × 40 mm with a ground plane on its second layer. */
export function fourLayers(width = 60, height = 40): BoardPlan {
  const plan = new BoardPlan(
    [
      { name: 'comp_+_top', type: 'COMPONENT' },
      ...['top', 'ground', 'power', 'bottom'].map((name) => ({ name, type: 'SIGNAL' })),
      { name: 'comp_+_bot', type: 'COMPONENT' },
      { name: 'drill', type: 'DRILL', span: ['top', 'bottom'] as const },
    ],
    [{ points: rectangle([0, 0], width, height) }],
  );
  plan.add('ground', 'PLN', {
    ...{ kind: 'surface', net: 'GND' },
    rings: [{ points: rectangle([0.5, 0.5], width - 1, height - 1) }],
  });
  return plan;
}
