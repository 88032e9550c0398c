import { fitText } from './fitText.ts';

describe('fitText', () => {
  it('does not change a text that fits', () => {
    expect(fitText('Olivia Test', 100)).toBe('Olivia Test');
  });

  it('truncates Latin and East Asian names by their width', () => {
    expect(fitText('Olivia Margaret Featherstonehaugh', 100)).toBe('Olivia Margar…');
    expect(fitText('株式会社星野電子回路設計部', 100)).toBe('株式会社星野電…');
  });

  it('does not cut a character of two code units in half', () => {
    expect(fitText('𠮷𠮷𠮷𠮷', 40)).toBe('𠮷𠮷…');
  });
});
