import { microstripOhm, striplineOhm } from './lineImpedance.ts';

const thin = (width: number, permittivity = 1) => ({ width, thickness: 0, permittivity });

describe('impedance of lines', () => {
  // Wadell: a strip as wide as high has 126.5 Ω in air; on a permittivity of 4.3, twice as wide, 49 Ω.
  it.each([
    ['air', thin(1), 126.5],
    ['a board', thin(2, 4.3), 49],
  ])('knows a strip over a plane in %s', (_, strip, ohms) => {
    expect(Math.abs(microstripOhm(strip, 1) / ohms - 1)).toBeLessThan(0.01);
  });

  // Cohn: 30 π / (w / b + 0.441) for wide strips.
  it.each([0.5, 1, 2])('knows a strip of %d b in the middle between planes', (share) => {
    const ohms = (30 * Math.PI) / (share + 0.441);
    expect(Math.abs(striplineOhm(thin(share), 0.5, 0.5) / ohms - 1)).toBeLessThan(0.01);
  });

  it('lowers the impedance with thickness, cover and a second plane', () => {
    const strip = { width: 0.2, thickness: 0, permittivity: 4.3 };
    const open = microstripOhm(strip, 0.2);
    expect(microstripOhm({ ...strip, thickness: 0.035 }, 0.2)).toBeLessThan(open);
    expect(microstripOhm(strip, 0.2, true)).toBeLessThan(open);
    expect(striplineOhm(strip, 0.2, 0.4)).toBeLessThan(microstripOhm(strip, 0.2, true));
  });
});
