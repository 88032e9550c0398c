const fullTurn = 2 * Math.PI;
/** Largest angle between two points of a flattened circle, in radians. */
const largestStep = 0.1;

/** Start, end and center of an arc in nanometres. */
interface ArcPoints {
  readonly xs: number;
  readonly ys: number;
  readonly xe: number;
  readonly ye: number;
  readonly xc: number;
  readonly yc: number;
  readonly isClockwise: boolean;
}

/** Angle of an arc in radians, positive counterclockwise. Start = end is a full circle. */
export function arcAngle({ xs, ys, xe, ye, xc, yc, isClockwise }: ArcPoints): number {
  if (xs === xe && ys === ye) return isClockwise ? -fullTurn : fullTurn;
  const turn = Math.atan2(ye - yc, xe - xc) - Math.atan2(ys - yc, xs - xc);
  if (isClockwise) return turn < 0 ? turn : turn - fullTurn;
  return turn > 0 ? turn : turn + fullTurn;
}

/** Mean of the radii at start and end, in nanometres; rounded data differ. */
export function arcRadius({ xs, ys, xe, ye, xc, yc }: ArcPoints): number {
  return (distance(xs, ys, xc, yc) + distance(xe, ye, xc, yc)) / 2;
}

/** Area between an arc and its chord in nm², positive if it adds to a counterclockwise ring. */
export function segmentArea(arc: ArcPoints): number {
  const sweep = arcAngle(arc);
  return (arcRadius(arc) ** 2 / 2) * (sweep - Math.sin(sweep));
}

/**
 * Passes the points of an arc after its start to `add`, its end included. The radius changes
 * linearly from start to end.
 */
export function flattenArc(arc: ArcPoints, add: (x: number, y: number) => void): void {
  const { xs, ys, xe, ye, xc, yc } = arc;
  const sweep = arcAngle(arc);
  const steps = Math.ceil(Math.abs(sweep) / largestStep);
  const start = Math.atan2(ys - yc, xs - xc);
  const from = distance(xs, ys, xc, yc);
  const growth = distance(xe, ye, xc, yc) - from;
  for (let step = 1; step < steps; step++) {
    const share = step / steps;
    const radius = from + growth * share;
    const angle = start + sweep * share;
    add(
      Math.floor(xc + radius * Math.cos(angle) + 0.5),
      Math.floor(yc + radius * Math.sin(angle) + 0.5),
    );
  }
  add(xe, ye);
}

/** Distance of two points. Faster than `Math.hypot`, whose overflow guard is not needed here. */
export function distance(x1: number, y1: number, x2: number, y2: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  return Math.sqrt(dx * dx + dy * dy);
}
