import { BoardPlan, type PlanFeature, type Point } from './BoardPlan.ts';

/** Expected facts of the sample board, calculated by hand. */
export const sampleFacts = {
  copper: ['top', 'ground', 'power', 'bottom'],
  outline: { width_mm: 60, height_mm: 40, area_mm2: 60 * 40 - 10 * 10 },
  nets: 4,
  components: { top: 2, bottom: 1 },
  pins: 6,
  holes: 4,
  vias: 3,
  /** A 3-4-5 segment, a segment of 20 and a half circle of radius 2. */
  clock: [5 + 20 + 2 * Math.PI, 2, 2] as const,
  topTraces: 5 + 12 + 4 * Math.PI,
  /** The plane without its two clearances. */
  ground: 58 * 38 - 2 - 3 * 0.5,
  /** An area minus a negative one. */
  power: 20 * 10 - 4 * 2,
} as const;

export function rectangle([x, y]: Point, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A four-layer board with one of everything: 60 × 40 mm with a notch, in millimetres. */
export function samplePlan(): BoardPlan {
  const plan = new BoardPlan(
    [
      { name: 'comp_+_top', type: 'COMPONENT' },
      { name: 'silk', type: 'SILK_SCREEN' },
      { name: 'top', type: 'SIGNAL', attributes: { '.copper_weight': '1' } },
      { name: 'd1', type: 'DIELECTRIC', attributes: { '.dielectric_constant': '4.1' } },
      { name: 'ground', type: 'POWER_GROUND' },
      { name: 'd2', type: 'DIELECTRIC' },
      { name: 'power', type: 'SIGNAL' },
      { name: 'd3', type: 'DIELECTRIC' },
      { name: 'bottom', type: 'SIGNAL' },
      { name: 'comp_+_bot', type: 'COMPONENT' },
      { name: 'drill', type: 'DRILL', span: ['bottom', 'top'] },
      { name: 'blind', type: 'DRILL', span: ['ground', 'top'] },
      { name: 'empty', type: 'DOCUMENT', context: 'misc' },
    ],
    [
      {
        points: [
          [0, 0],
          [60, 0],
          [60, 30],
          [50, 30],
          [50, 40],
          [0, 40],
        ],
      },
    ],
  );
  plan.trace('top', '/clk+', 0.2, [10, 10], [13, 14]);
  plan.trace('bottom', '/clk+', 0.2, [13, 14], [33, 14]);
  plan.add('top', 'TRC', {
    ...{ kind: 'arc', from: [10, 10], to: [14, 10], center: [12, 10], isClockwise: true },
    ...{ symbol: ['r', 0.2], net: '/clk+' },
  });
  // Copper without a net: a text frame on the top layer.
  plan.add('top', 'TRC', { kind: 'line', from: [40, 5], to: [52, 5], symbol: ['r', 0.15] });
  plan.add('top', 'TRC', {
    ...{ kind: 'arc', from: [40, 20], to: [40, 20], center: [41, 20], isClockwise: false },
    symbol: ['s', 0.15],
  });
  plan.via('drill', '/clk+', [13, 14]);
  plan.via('blind', '/clk+', [10, 10]);
  plan.via('drill', 'GND', [30, 30]);
  plan.add('drill', 'TRC', {
    kind: 'pad',
    at: [5, 35],
    symbol: ['r', 3.2],
    attributes: ['.drill=1'],
  });
  plan.add('drill', 'TRC', { kind: 'line', from: [20, 35], to: [22, 35], symbol: ['r', 1] });
  plan.add('ground', 'PLN', {
    ...{ kind: 'surface', net: 'GND' },
    rings: [
      { points: rectangle([1, 1], 58, 38) },
      { points: rectangle([12, 13], 2, 1), isHole: true },
      { points: rectangle([20, 20], 3, 0.5), isHole: true },
    ],
  });
  plan.add('power', 'PLN', {
    ...{ kind: 'surface', net: 'VCC', rings: [{ points: rectangle([20, 5], 20, 10) }] },
  });
  const cut: PlanFeature = {
    ...{ kind: 'surface', isNegative: true },
    rings: [{ points: rectangle([22, 6], 4, 2) }],
  };
  plan.add('power', 'PLN', cut);
  addParts(plan);
  addSymbols(plan);
  plan.add('silk', 'TRC', { kind: 'text', at: [5, 5], text: 'L 0 0 1 1 R1;#$' });
  return plan;
}

function addParts(plan: BoardPlan): void {
  const pin = (x: number, y: number, net: string) => ({ at: [x, y] as const, net });
  const top = { side: 'top', packageName: 'R0603' } as const;
  plan.part(
    { ...top, ref: 'U1', at: [10, 10.5], pins: [pin(10, 10, '/clk+'), pin(10, 11, 'GND')] },
    'top',
  );
  plan.part(
    { ...top, ref: 'U2', at: [33, 20], angle: 90, pins: [pin(33, 20, 'VCC'), pin(34, 20, 'a,b=')] },
    'top',
  );
  plan.part(
    {
      ...{ ref: 'C1', side: 'bottom', packageName: 'C0402', at: [33.5, 14] },
      pins: [pin(33, 14, '/clk+'), pin(34, 14, 'GND')],
    },
    'bottom',
  );
}

/** Pads in all orientations, with nested user-defined symbols. */
function addSymbols(plan: BoardPlan): void {
  plan.symbols.set('inner', [
    { kind: 'pad', at: [1, 0], symbol: ['rect', 1, 0.5] },
    { kind: 'line', from: [0, 0], to: [1, 0], symbol: ['r', 0.2] },
  ]);
  plan.symbols.set('outer+special', [
    { kind: 'pad', at: [0, 0], symbol: { own: 'inner' }, angle: 90 },
    { kind: 'surface', rings: [{ points: rectangle([-0.5, -0.5], 1, 1) }] },
  ]);
  const pads: PlanFeature[] = [
    { kind: 'pad', at: [45, 10], symbol: { own: 'outer+special' } },
    { kind: 'pad', at: [48, 10], symbol: ['oval', 1, 2], angle: 270 },
    { kind: 'pad', at: [51, 10], symbol: ['rect', 1, 2], angle: 90, isMirrored: true },
    { kind: 'pad', at: [54, 10], symbol: ['donut_r', 2, 1], angle: 45 },
    { kind: 'pad', at: [57, 10], symbol: ['s', 1.27], isMirrored: true },
  ];
  plan.add('top', 'TRC', ...pads);
}
