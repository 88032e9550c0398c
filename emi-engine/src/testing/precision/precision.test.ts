import { ruleIds } from '../../findings/RuleId.ts';
import { measurePrecision } from './measurePrecision.ts';
import { situations } from './situations.ts';

describe('the rules in small situations', () => {
  it('have situations each', () => {
    expect(situations.map(({ rule }) => rule)).toEqual(ruleIds);
  });

  it.each(situations.map((each) => [each.rule, each] as const))(
    '%s finds what it must and nothing else',
    async (_, each) => {
      expect((await measurePrecision(each)).wrong).toEqual([]);
    },
  );
});
