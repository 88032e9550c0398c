import { placePolygon } from './placePolygon.ts';
import { readStandardSymbol } from './readStandardSymbol.ts';
import { strokeWidth } from './SymbolShape.ts';

/** Area in mm² of the first polygon; inner rings are holes. */
function areaOf(name: string): number {
  const [polygon] = readStandardSymbol(name, 'mm')?.polygons ?? [];
  const [outer = 0, inner = 0] = (polygon?.rings ?? []).map(
    (ring) =>
      ring.reduce((sum, value, at) => {
        const next = ring[(at + 2) % ring.length] ?? 0;
        const other = ring[at + 1] ?? 0;
        return at % 2 === 0
          ? sum + value * (ring[(at + 3) % ring.length] ?? 0) - next * other
          : sum;
      }, 0) / 2e12,
  );
  return outer - inner;
}

describe('readStandardSymbol', () => {
  it.each([
    ['r1000', Math.PI / 4],
    ['s500', 0.25],
    ['rect2000x1000', 2],
    ['rect2000x1000xr100', 2 - 0.04 + Math.PI * 0.01],
    ['rect2000x1000xr100x13', 2 - 0.02 + (Math.PI * 0.01) / 2],
    ['rect2000x1000xc100', 2 - 0.02],
    ['rect2000x1000xc100x4', 2 - 0.005],
    ['oval3000x1000', 2 + Math.PI / 4],
    ['oct1000x1000x250', 1 - 0.125],
    ['donut_r2000x1000', (Math.PI * 3) / 4],
  ])('gives %s its exact shape, counterclockwise', (name, area) => {
    // Flattened circles are a little smaller.
    expect(areaOf(name)).toBeGreaterThan(area * 0.997);
    expect(areaOf(name)).toBeLessThan(area * 1.000001);
  });

  it('gives other symbols their bounding rectangle', () => {
    const boxes = ['thr1000x500x45x4x200', 'el1000x400', 'donut_rc1000x400x100xr50', 'hex_l9x4x2'];
    expect(boxes.map((name) => readStandardSymbol(name, 'mm')?.kind)).toEqual(
      boxes.map(() => 'box'),
    );
    expect(readStandardSymbol('el1000x400', 'mm')?.box).toEqual([-5e5, -2e5, 5e5, 2e5]);
  });

  it('reads sizes in mil if the unit is inch', () => {
    const shape = readStandardSymbol('oval10x62.5', 'inch');
    expect(shape).toMatchObject({ kind: 'oval', width: 254_000, height: 1_587_500 });
    expect(shape && strokeWidth(shape)).toBe(254_000);
  });

  it('treats other names as user-defined symbols', () => {
    for (const name of ['', 'r', 'rx', 'rect10', 'rect10x', 'special', 'r1e99', 'oval5', '+'])
      expect(readStandardSymbol(name, 'mm')).toBeUndefined();
    expect(readStandardSymbol('null0', 'mm')?.kind).toBe('none');
  });
});

describe('placePolygon', () => {
  const flag = { rings: [Int32Array.of(0, 0, 2000, 0, 2000, 1000)], isNegative: false };
  const placed = (angle: number, isMirrored: boolean, scale = 1000) => [
    ...placePolygon(flag, { x: 10, y: 20, angle, isMirrored, scale }).rings[0]!,
  ];

  it('mirrors in x, then rotates clockwise', () => {
    expect(placed(0, false)).toEqual([10, 20, 2010, 20, 2010, 1020]);
    expect(placed(90_000, false)).toEqual([10, 20, 10, -1980, 1010, -1980]);
    expect(placed(0, true)).toEqual([10, 20, -1990, 20, -1990, 1020]);
    expect(placed(90_000, true)).toEqual([10, 20, 10, 2020, 1010, 2020]);
    expect(placed(180_000, false, 500)).toEqual([10, 20, -990, 20, -990, -480]);
  });
});
