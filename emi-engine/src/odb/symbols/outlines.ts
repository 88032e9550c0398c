/** Largest angle between two points of a circle, in radians. */
const largestStep = 0.1;
const quarter = Math.PI / 2;

/** A ring of points, each rounded half up. */
function toRing(points: readonly (readonly [x: number, y: number])[]): Int32Array {
  return Int32Array.from(points.flat(), (value) => Math.floor(value + 0.5));
}

export function circle(diameter: number): Int32Array {
  return roundedRect(diameter, diameter, diameter / 2, allCorners);
}

/** Corners of a rectangle: 1 is the upper right one, the others follow counterclockwise. */
export const allCorners = '1234';

/** A rectangle with rounded corners; a radius of half the smaller side makes an oval. */
export function roundedRect(
  width: number,
  height: number,
  radius: number,
  corners: string,
): Int32Array {
  return cornered(width, height, corners, Math.min(radius, width / 2, height / 2), (size) => {
    const steps = Math.ceil(quarter / largestStep);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (quarter * step) / steps;
      return [size * (Math.cos(angle) - 1), size * (Math.sin(angle) - 1)] as const;
    });
  });
}

export function chamferedRect(
  width: number,
  height: number,
  chamfer: number,
  corners: string,
): Int32Array {
  const size = Math.min(chamfer, width / 2, height / 2);
  return cornered(width, height, corners, size, () => [
    [0, -size],
    [-size, 0],
  ]);
}

/** @param form points of the upper right corner relative to it, counterclockwise */
function cornered(
  width: number,
  height: number,
  corners: string,
  size: number,
  form: (size: number) => readonly (readonly [x: number, y: number])[],
): Int32Array {
  const points = size > 0 ? form(size) : [];
  return toRing(
    [1, 2, 3, 4].flatMap((corner) => {
      const x = corner === 1 || corner === 4 ? 1 : -1;
      const y = corner < 3 ? 1 : -1;
      const isFormed = points.length > 0 && corners.includes(String(corner));
      const placed = (isFormed ? points : [[0, 0] as const]).map(
        ([dx, dy]) => [x * (width / 2 + dx), y * (height / 2 + dy)] as const,
      );
      // A corner that is mirrored once runs the other way.
      return x * y > 0 ? placed : placed.reverse();
    }),
  );
}

/** A line with round ends, as a round symbol draws it. */
export function capsule(xs: number, ys: number, xe: number, ye: number, width: number): Int32Array {
  const angle = Math.atan2(ye - ys, xe - xs);
  const steps = Math.ceil(Math.PI / largestStep);
  const end = (x: number, y: number, start: number) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const turn = start + (Math.PI * step) / steps;
      return [x + (width / 2) * Math.cos(turn), y + (width / 2) * Math.sin(turn)] as const;
    });
  return toRing([...end(xe, ye, angle - quarter), ...end(xs, ys, angle + quarter)]);
}
