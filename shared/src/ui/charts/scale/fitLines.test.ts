import { fitLines } from './fitLines.ts';

describe('fitLines', () => {
  it('does not break a text that fits', () => {
    expect(fitLines('小林 凛', 100)).toEqual(['小林 凛']);
  });

  it('puts a mail address after a name on the second line', () => {
    expect(fitLines('小林 凛 (user15@pro.example)', 170)).toEqual([
      '小林 凛',
      '(user15@pro.example)',
    ]);
  });

  it('truncates what is longer than two lines', () => {
    expect(fitLines('小林 凛 (user15@pro.example)', 100)).toEqual(['小林 凛', '(user15@pro.e…']);
    expect(fitLines('株式会社星野電子回路設計部', 100)).toEqual(['株式会社星野電…']);
  });
});
