import { spread, table } from './table.ts';

describe('table', () => {
  it('is markdown with right-aligned figures', () => {
    expect(
      table([
        ['what', 'ms'],
        ['row', '12'],
      ]),
    ).toBe('| what | ms |\n| --- | ---: |\n| row | 12 |');
  });
});

describe('spread', () => {
  const figure = { median: 1.234, lowerQuartile: 1.1, upperQuartile: 1.5, samples: 9 };

  it('formats the median and the interquartile range', () => {
    expect(spread(figure, 2)).toBe('1.23 (1.10–1.50)');
  });

  it('omits an empty range', () => {
    expect(spread({ ...figure, median: 2, lowerQuartile: 2, upperQuartile: 2 })).toBe('2');
  });
});
