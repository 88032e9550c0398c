import { BoardPlan } from '../boards/BoardPlan.ts';
import { kicad } from '../boards/Dialect.ts';
import { rectangle } from '../boards/samplePlan.ts';
import { placePolygon } from '../odb/symbols/placePolygon.ts';
import { readPlan } from '../testing/boards/readPlan.ts';

/** A flag without any symmetry: the corners of its polygon in micrometres. */
const flag = [
  [0, 0],
  [0, 900],
  [500, 700],
  [100, 600],
] as const;

/** Orientations as written, with the clockwise angle and mirroring that the format gives them. */
const orientations = [
  ...[0, 1, 2, 3].map((code) => [`${code}`, code * 90, false] as const),
  ...[4, 5, 6, 7].map((code) => [`${code}`, (code - 4) * 90, true] as const),
  ...[0, 30, 90, 217.5].flatMap((angle) => [
    [`8 ${angle}`, angle, false] as const,
    [`9 ${angle}`, angle, true] as const,
  ]),
];

describe('a pad that is not symmetric', () => {
  it.each(['top', 'bottom'] as const)(
    'is rotated clockwise and then mirrored in x, on the layer %s',
    async (layer) => {
      const plan = new BoardPlan(
        ['top', 'bottom'].map((name) => ({ name, type: 'SIGNAL' })),
        [{ points: rectangle([0, 0], 60, 40) }],
      );
      const points = flag.map(([x, y]) => `OS ${x / 1000} ${y / 1000}`);
      const symbol = ['UNITS=MM', 'S P 0', 'OB 0 0 I', ...points.slice(1), 'OS 0 0', 'OE', 'SE'];
      const pads = orientations.map(([written], at) => `P ${at + 1} 20 0 P 0 ${written}`);
      const extra = [
        { name: 'symbols/flag/features', content: `${symbol.join('\n')}\n` },
        {
          name: `steps/pcb/layers/${layer}/features`,
          content: `${['UNITS=MM', '$0 flag', ...pads].join('\n')}\n`,
        },
      ];
      const board = await readPlan(plan, kicad, { extra, without: [`layers/${layer}/features`] });
      const copper = board.copper[layer === 'top' ? 0 : 1];
      for (const [at, [written, angle, isMirrored]] of orientations.entries()) {
        const turn = (-angle * Math.PI) / 180;
        const expected = flag.map(([x, y]) => {
          const turned = x * Math.cos(turn) - y * Math.sin(turn);
          const across = isMirrored ? -turned : turned;
          return [
            Math.round((at + 1) * 1e6 + across * 1000),
            Math.round(20e6 + (x * Math.sin(turn) + y * Math.cos(turn)) * 1000),
          ];
        });
        const [polygon] = board.shapes[copper?.pads.shapes[at] ?? -1]?.polygons ?? [];
        if (!copper || !polygon) throw new Error('The pad has no shape.');
        const placed = placePolygon(polygon, {
          ...{ x: (at + 1) * 1e6, y: 20e6, scale: 1000 },
          angle: copper.pads.angles[at] ?? 0,
          isMirrored: copper.pads.mirrored[at] === 1,
        });
        const [ring = new Int32Array()] = placed.rings;
        const corners = expected.map((_, corner) => [...ring.subarray(corner * 2, corner * 2 + 2)]);
        for (const [corner, [x = 0, y = 0]] of expected.entries()) {
          const [px = 0, py = 0] = corners[corner] ?? [];
          expect({ written, corner, away: Math.hypot(px - x, py - y) < 2 }).toEqual({
            ...{ written, corner, away: true },
          });
        }
      }
    },
  );
});
