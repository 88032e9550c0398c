import { classBLimit, limitedRange, testDistance } from './classB.ts';
import { type ReturnLoop } from './returnLoop.ts';

/** Harmonics that are looked at; edges leave little of the later ones. */
const lastHarmonic = 49;
/** Impedance of cables as antennas, by which equipment is tested (IEC 61000-4-6). */
const cableOhm = 150;

/** What a net carries. */
export interface Carried {
  /** Of its clock or of alternating bits. */
  readonly mhz: number;
  readonly kneeMhz: number;
  /** Amplitude from low to high. */
  readonly volts: number;
  /** Resistance of driver and line. */
  readonly ohms: number;
  /** Capacitance of line and inputs. */
  readonly farads: number;
  /** How much lower the lines of its spectrum are than those of a clock. */
  readonly lessDb: number;
}

/** An estimated field in dBµV/m at 3 m, at the harmonic nearest to its limit. */
export interface Field {
  readonly mhz: number;
  readonly total: number;
  /** Of the loop of the current and its return. */
  readonly loop: number;
  /** Of cables, which the inductance of the return drives; -Infinity without cables. */
  readonly cables: number;
  readonly limit: number;
}

/** Estimates the strongest field of a net against class B; undefined below 30 MHz. */
export function estimateField(
  loop: ReturnLoop,
  carried: Carried,
  board: { readonly wavelengthMm: (mhz: number) => number; readonly hasCables: boolean },
): Field | undefined {
  let best: Field | undefined;
  for (let harmonic = 1; harmonic <= lastHarmonic; harmonic += 2) {
    const mhz = carried.mhz * harmonic;
    if (mhz < limitedRange.from || mhz > limitedRange.to) continue;
    // A quarter of the wavelength radiates most; on the rest, currents flow the other way.
    const share = Math.min(1, board.wavelengthMm(mhz) / 4 / loop.lengthMm);
    const amperes = currentOf(carried, harmonic);
    const ofLoop = fieldOfLoop(mhz, loop.areaMm2 * share, amperes);
    const ofCables = board.hasCables ? fieldOfCables(mhz, loop.inductanceNh * share, amperes) : 0;
    const field = {
      ...{ mhz, loop: decibels(ofLoop), cables: decibels(ofCables), limit: classBLimit(mhz) },
      total: decibels(Math.hypot(ofLoop, ofCables)),
    };
    if (!best || field.total - field.limit > best.total - best.limit) best = field;
  }
  return best;
}

/** Amplitude of an odd harmonic of a square wave with edges, through the line or its capacitance. */
function currentOf(carried: Carried, harmonic: number): number {
  const { mhz, kneeMhz, volts, ohms, farads, lessDb } = carried;
  const rise = (0.35 / kneeMhz) * Math.PI * mhz * harmonic;
  const amplitude = ((2 * volts) / (Math.PI * harmonic)) * Math.min(1, 1 / rise);
  const admittance = Math.min(1 / ohms, 2 * Math.PI * mhz * harmonic * 1e6 * farads);
  return amplitude * admittance * 10 ** (-lessDb / 20);
}

/** Small loop over a reflecting floor, in V/m (Ott, 12.1; Paul, 8.1). */
function fieldOfLoop(mhz: number, areaMm2: number, amperes: number): number {
  return (2.63e-14 * (mhz * 1e6) ** 2 * areaMm2 * 1e-6 * amperes) / testDistance;
}

/** Cables as a dipole over a reflecting floor that the voltage along the return drives. */
function fieldOfCables(mhz: number, inductanceNh: number, amperes: number): number {
  const volts = 2 * Math.PI * mhz * 1e6 * inductanceNh * 1e-9 * amperes;
  return (120 * volts) / cableOhm / testDistance;
}

function decibels(voltsPerMetre: number): number {
  return 20 * Math.log10(voltsPerMetre * 1e6);
}
