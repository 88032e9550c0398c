import { noSettings, readBoardSettings, type TypedSettings } from './BoardSettings.ts';

const read = (typed: Partial<TypedSettings>) => readBoardSettings({ ...noSettings, ...typed });

describe('readBoardSettings', () => {
  it('omits empty fields', () => {
    expect(read({ maxFrequencyMhz: '  ' })).toEqual({ settings: {}, wrong: [] });
  });

  it('reads numbers and lists, including full-width digits', () => {
    expect(
      read({
        maxFrequencyMhz: '１０００',
        relativePermittivity: '4.3',
        dielectricsMm: '0.2, 0.71、0.2',
      }),
    ).toEqual({
      settings: {
        maxFrequencyMhz: 1000,
        relativePermittivity: 4.3,
        dielectricsMm: [0.2, 0.71, 0.2],
      },
      wrong: [],
    });
  });

  it.each([
    ['maxFrequencyMhz', '0'],
    ['maxFrequencyMhz', '100001'],
    ['maxFrequencyMhz', '1 GHz'],
    ['relativePermittivity', '0.9'],
    ['relativePermittivity', 'FR4'],
    ['dielectricsMm', '0.2, 0'],
    ['dielectricsMm', '21'],
    ['dielectricsMm', Array.from({ length: 64 }, () => '0.1').join(' ')],
  ] as const)('finds %s wrong with %s', (name, text) => {
    expect(read({ [name]: text })).toEqual({ settings: {}, wrong: [name] });
  });
});
