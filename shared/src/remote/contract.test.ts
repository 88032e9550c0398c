import { meetsContract } from './contract.ts';

describe('meetsContract', () => {
  it.each([
    ['^1.0.0', '1.0.0'],
    ['^1.0.0', '1.4.2'],
    ['~1.2.0', '1.2.9'],
    ['1.2.3', '1.2.3'],
    ['^0.2.1', '0.2.5'],
  ])('finds that the range %s takes %s', (range, version) => {
    expect(meetsContract(range, [version])).toBe(true);
  });

  it.each([
    ['^1.2.0', '1.1.9'],
    ['^1.0.0', '2.0.0'],
    ['~1.2.0', '1.3.0'],
    ['1.2.3', '1.2.4'],
    ['^0.2.1', '0.3.0'],
    ['>=1', '1.0.0'],
    ['', '1.0.0'],
  ])('finds that the range %s refuses %s', (range, version) => {
    expect(meetsContract(range, [version])).toBe(false);
  });

  it('accepts any version that is still offered', () => {
    expect(meetsContract('^1.4.0', ['2.0.0', '1.9.0'])).toBe(true);
    expect(meetsContract('^3.0.0', ['2.0.0', '1.9.0'])).toBe(false);
  });
});
