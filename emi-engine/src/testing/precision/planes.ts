import { type Point } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import {
  area,
  type Build,
  given,
  on,
  part,
  type RuleSituations,
  type Situation,
  trace,
  via,
} from './Situation.ts';

const supplies = given({ VCC: 'power' });
/** Wavelength at 300 MHz in a dielectric of permittivity 4.3, and on its surface, in mm. */
const [inside, above] = [481.912, 550.094];
/** Side of a square plane pair that resonates at 300 MHz. */
const half = inside / 2;

const capacitors = (...places: readonly Point[]) =>
  places.map(([x, y], at) => part(`C${at + 1}`, [x, y, 'VCC'], [x + 1, y, 'GND']));
/** A supply plane of `width` × 50 mm with capacitors in its corners and every 20 mm. */
const pair = (what: string, width: number, settings = supplies): Situation => {
  const rows = Array.from({ length: Math.ceil(width / 20) + 1 }, (_, at) =>
    Math.min(at * 20, width - 2),
  );
  const plan = fourLayersOf(
    width,
    ...rows.flatMap((x) => [2, 25, 48].map((y): Point => [x + 2, y + 2])),
  );
  return { what, plan, settings };
};
function fourLayersOf(width: number, ...places: readonly Point[]) {
  const plan = on(area('power', 'VCC', rectangle([1, 1], width, 50)), ...capacitors(...places));
  plan.outline.splice(0, 1, { points: rectangle([0, 0], width + 2, 60) });
  plan.layer('ground').features.length = 0;
  plan.subnets.splice(0, 1);
  plan.plane('ground', 'GND', rectangle([0.5, 0.5], width + 1, 59));
  return plan;
}
/** Two capacitors `apart` mm from each other on a plane of 98 × 58 mm. */
const alone = (what: string, ...places: readonly Point[]): Situation => ({
  what,
  plan: on(area('power', 'VCC', rectangle([1, 1], 98, 58)), ...capacitors(...places)),
  settings: supplies,
});
/** Capacitors every 15 mm, except within `radius` of the middle. */
const around = (what: string, radius: number) => {
  const places = [7, 22, 37, 52, 67, 82, 95].flatMap((x) =>
    [5, 17, 29, 41, 53].map((y): Point => [x, y]),
  );
  return alone(what, ...places.filter(([x, y]) => Math.hypot(x - 50, y - 30) > radius));
};
const known = {
  classes: new Map([
    ['VCC', { netClass: 'power' as const }],
    ['CLK', { netClass: 'clock' as const, frequencyMhz: 100 }],
  ]),
};
const planeResonance: RuleSituations = {
  rule: 'R9',
  found: [
    pair('5 % below 300 MHz', half * 1.05),
    pair('50 % below', half * 1.5),
    pair('at a harmonic of a clock', half * 1.5, known),
    around('a hole in the capacitors', 40),
    alone('no capacitor at all'),
  ],
  silent: [
    pair('just above 300 MHz', half * 0.99),
    pair('a small plane', 100),
    around('capacitors within a twentieth of the wavelength', 10),
    { what: 'two ground planes', plan: on(area('power', 'GND', rectangle([1, 1], 98, 58))) },
    {
      what: 'a supply that is no plane',
      plan: on(area('power', 'VCC', rectangle([1, 1], 30, 8))),
      settings: supplies,
    },
    { what: 'no supply plane', plan: on(trace('VCC', [5, 5], [90, 5])), settings: supplies },
    {
      what: 'a plane with one capacitor in reach of all of it',
      plan: on(area('power', 'VCC', rectangle([1, 1], 98, 58)), ...capacitors([50, 30])),
      settings: { ...supplies, maxFrequencyMhz: 100 },
    },
  ],
};

/** Ground on the third layer too, with vias at these places. */
const stitched = (what: string, ...places: readonly Point[]): Situation => ({
  what,
  plan: on(area('power', 'GND', rectangle([0.5, 0.5], 99, 59)), via('GND', ...places)),
});
const twentieth = above / 20;
/** Vias along the edge every `pitch` mm or less, and rows inside. */
const ring = (pitch: number): Point[] => {
  const steps = (from: number, to: number) => {
    const count = Math.ceil((to - from) / pitch - 1e-9);
    return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
  };
  return [
    ...[2, 30, 58].flatMap((y) => steps(2, 98).map((x): Point => [x, y])),
    ...[2, 98].flatMap((x) => steps(2, 58).map((y): Point => [x, y])),
  ];
};
/** Vias along the upper edge with one gap of `gap` mm. */
const edgeGap = (gap: number) => [
  ...ring(20).filter(([x, y]) => !(y === 58 && x > 20 && x < 90)),
  ...[20, 20 + gap, 20 + gap + 20, 90].map((x): Point => [Math.min(x, 98), 58]),
];
const stitching: RuleSituations = {
  rule: 'R10',
  found: [
    stitched('no via'),
    stitched('a gap along the edge, 5 % too long', ...edgeGap(twentieth * 1.05)),
    stitched('a gap along the edge, 50 % too long', ...edgeGap(twentieth * 1.5)),
    stitched('half of the board without vias', ...ring(20).filter(([x]) => x < 50)),
  ],
  silent: [
    stitched('vias every 20 mm', ...ring(20)),
    stitched('a gap at the limit', ...edgeGap(twentieth)),
    { what: 'one ground plane', plan: on() },
    {
      what: 'ground and a supply',
      plan: on(area('power', 'VCC', rectangle([1, 1], 98, 58))),
      settings: supplies,
    },
    { what: 'a small pour of ground', plan: on(area('power', 'GND', rectangle([1, 1], 20, 20))) },
    {
      what: 'plane edges that end far inside of the board',
      plan: on(
        area('power', 'GND', rectangle([20, 10], 60, 45)),
        via('GND', ...ring(20).map(([x, y]): Point => [20 + x * 0.6, 10 + y * 0.75])),
      ),
    },
    {
      what: 'a board with connectors soldered through both planes',
      plan: on(area('power', 'GND', rectangle([0.5, 0.5], 99, 59)), via('GND', ...ring(15))),
    },
  ],
};

const island = (
  what: string,
  side: number,
  net?: string,
  ...more: readonly Build[]
): Situation => ({
  what,
  plan: on(via('GND', [2, 2]), area('top', net, rectangle([20, 20], side, side)), ...more),
});
const floatingCopper: RuleSituations = {
  rule: 'R13',
  found: [
    island('5 % beyond', Math.sqrt(2.1)),
    island('50 % beyond', Math.sqrt(3)),
    island('ground without a via', 5, 'GND'),
  ],
  silent: [
    island('at the limit', Math.sqrt(2)),
    island('a connected one', 5, 'GND', via('GND', [22, 22])),
    island('one that a trace meets', 5, 'A', trace('A', [22, 22], [40, 22])),
    island('one below a pad', 5, 'GND', part('R1', [22, 22, 'GND'], [30, 22, 'A'])),
    island(
      'one that overlaps connected copper',
      5,
      'GND',
      area('top', 'GND', rectangle([24, 20], 10, 5)),
      via('GND', [32, 22]),
    ),
    island('a thermal relief', 5, 'GND', trace('GND', [24.9, 22], [27, 22]), via('GND', [27, 22])),
    island('a logo of lines', 0.5, undefined, (plan) => {
      plan.group('top', { kind: 'line', from: [60, 20], to: [70, 20], symbol: ['r', 1] });
    }),
  ],
};

export const planeSituations = [planeResonance, stitching, floatingCopper];
