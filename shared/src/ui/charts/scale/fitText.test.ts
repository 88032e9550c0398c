import { fitText } from './fitText.ts';

describe('fitText', () => {
  it('leaves a text that fits as it is', () => {
    expect(fitText('Olivia Test', 100)).toBe('Olivia Test');
  });

  it('cuts Latin and East Asian names by the room that they take', () => {
    expect(fitText('Olivia Margaret Featherstonehaugh', 100)).toBe('Olivia Margar…');
    expect(fitText('株式会社星野電子回路設計部', 100)).toBe('株式会社星野電…');
  });

  it('does not cut a character of two code units in half', () => {
    expect(fitText('𠮷𠮷𠮷𠮷', 40)).toBe('𠮷𠮷…');
  });
});
