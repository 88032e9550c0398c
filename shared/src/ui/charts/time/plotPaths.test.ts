import { barsPath, dotsPath, linePath } from './plotPaths.ts';

describe('plotPaths', () => {
  it('draws a bar for each value that is not 0', () => {
    expect(barsPath([2, 0, null, 4], 4)).toBe('M0.33 4V2h0.34V4zM3.33 4V0h0.34V4z');
  });

  it('interrupts a line at missing values', () => {
    expect(linePath([1, 2, null, 4], 4)).toBe('M0.5 3L1.5 2M3.5 0');
  });

  it('draws a dot for each value, also 0', () => {
    expect(dotsPath([0, null, 1], 1)).toBe('M0.5 1h0M2.5 0h0');
  });
});
