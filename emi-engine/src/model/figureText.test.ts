import { figureText } from './figureText.ts';

describe('figureText', () => {
  it.each([0.785, 1.005, 7.685, 12.895, 321.835, 0.125, 8.3450000001, 1234.5])(
    'rounds %d as a browser does',
    (value) => {
      const places = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };
      const screen = new Intl.NumberFormat('ja', places).format(value);
      expect(figureText(value, 2)).toBe(screen);
    },
  );

  it('ignores floating-point residue after the sixth digit', () => {
    expect(figureText(0.7849999999999, 2)).toBe('0.79');
    expect(figureText(2, 2)).toBe('2.00');
  });
});
