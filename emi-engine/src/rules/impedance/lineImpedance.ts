/** Cross-section of a trace, in any unit of length. */
interface Trace {
  readonly width: number;
  readonly thickness: number;
  readonly permittivity: number;
}

/** Impedance of free space over 2 π, in ohms. */
const freeSpace = 59.96;

/**
 * Impedance in ohms of a trace over one plane (Hammerstad and Jensen 1980; Wadell 3.5.1), within
 * 1 % for widths of 0.01 to 100 heights.
 *
 * @param isBuried whether the dielectric covers the trace as well
 */
export function microstripOhm(
  { width, thickness, permittivity }: Trace,
  height: number,
  isBuried = false,
): number {
  const u = width / height;
  const t = thickness / height;
  const widerInAir =
    t > 0
      ? (t / Math.PI) *
        Math.log(1 + (4 * Math.E) / (t * (1 / Math.tanh(Math.sqrt(6.517 * u))) ** 2))
      : 0;
  if (isBuried) return inAir(u + widerInAir) / Math.sqrt(permittivity);
  const wider = (widerInAir / 2) * (1 + 1 / Math.cosh(Math.sqrt(permittivity - 1)));
  return inAir(u + wider) / Math.sqrt(effective(u + wider, permittivity));
}

/** Impedance of a strip without thickness over a plane, in air. */
function inAir(u: number): number {
  const factor = 6 + (2 * Math.PI - 6) * Math.exp(-((30.666 / u) ** 0.7528));
  return freeSpace * Math.log(factor / u + Math.sqrt(1 + (2 / u) ** 2));
}

/** Effective permittivity of a strip `u` heights wide over a plane, with air above. */
export function effective(u: number, permittivity: number): number {
  const a =
    1 +
    Math.log((u ** 4 + (u / 52) ** 2) / (u ** 4 + 0.432)) / 49 +
    Math.log(1 + (u / 18.1) ** 3) / 18.7;
  const b = 0.564 * ((permittivity - 0.9) / (permittivity + 3)) ** 0.053;
  return (permittivity + 1) / 2 + ((permittivity - 1) / 2) * (1 + 10 / u) ** (-a * b);
}

/**
 * Impedance in ohms of a trace between two planes (Wheeler 1978; Wadell 3.6.1), within 0.5 % in the
 * middle. Elsewhere the capacitances to both planes add up, as in IPC-2141A.
 */
export function striplineOhm(trace: Trace, below: number, above: number): number {
  const [one, other] = [below, above].map((height) =>
    centeredOhm(trace, 2 * height + trace.thickness),
  );
  return one !== undefined && other !== undefined ? (2 * one * other) / (one + other) : NaN;
}

/** Impedance in the middle between planes at a distance `b`. */
function centeredOhm({ width, thickness, permittivity }: Trace, b: number): number {
  const free = b - thickness;
  const x = thickness / b;
  const m = 2 / (1 + ((2 / 3) * x) / (1 - x));
  const wider =
    x > 0
      ? (x / (Math.PI * (1 - x))) *
        (1 - 0.5 * Math.log((x / (2 - x)) ** 2 + ((0.0796 * x) / (width / b + 1.1 * x)) ** m))
      : 0;
  const u = 4 / Math.PI / (width / free + wider);
  return (
    (freeSpace / 2 / Math.sqrt(permittivity)) *
    Math.log(1 + u * (2 * u + Math.sqrt((2 * u) ** 2 + 6.27)))
  );
}
