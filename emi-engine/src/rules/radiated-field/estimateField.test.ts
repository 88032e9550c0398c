import { estimateField } from './estimateField.ts';

const board = { wavelengthMm: () => 10_000, hasCables: false };
/** Its first harmonic has an amplitude of 1 mA; the later ones are weaker against the limit. */
const carried = {
  ...{ mhz: 100, kneeMhz: 111, volts: Math.PI / 2, ohms: 1000, farads: 1, lessDb: 0 },
};
const loop = { lengthMm: 100, areaMm2: 100, inductanceNh: 1, layer: 0 };

describe('estimateField', () => {
  it('gives 1 mA in 1 cm² at 100 MHz twice the field in free space, 4.4 µV/m', () => {
    const field = estimateField(loop, carried, board);
    expect(field).toMatchObject({ mhz: 100, limit: 40, cables: -Infinity });
    expect(field?.loop).toBeCloseTo(20 * Math.log10(8.77), 1);
  });

  it('lets the voltage along the return drive cables', () => {
    // 0.63 mV by 150 Ω are 4.2 µA; Ott: 5 µA on a cable of 1 m reach class B.
    const field = estimateField(loop, carried, { ...board, hasCables: true });
    expect(field?.cables).toBeCloseTo(44.5, 1);
  });

  it('counts a quarter of the wavelength', () => {
    const short = estimateField(loop, carried, { ...board, wavelengthMm: () => 200 });
    const long = estimateField(loop, carried, board);
    expect((long?.loop ?? 0) - (short?.loop ?? 0)).toBeCloseTo(6.02, 2);
  });

  it('compares nothing below 30 MHz', () => {
    expect(estimateField(loop, { ...carried, mhz: 0.5 }, board)).toBeUndefined();
  });
});
