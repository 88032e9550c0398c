import {
  describe as describeSaid,
  describeFinding,
  describeRule,
} from '../findings/describeFinding.ts';
import { type Draft, type Rule } from '../rules/Rule.ts';
import { say } from '../findings/say.ts';
import { readPlan } from '../testing/boards/readPlan.ts';
import { samplePlan } from '../boards/samplePlan.ts';
import { rules } from '../rules/rules.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { analyzeBoard } from './analyzeBoard.ts';

const board = readPlan(samplePlan());
const clock = new Map([['/clk+', { netClass: 'clock' as const }]]);

function draft(values: Partial<Draft>): Draft {
  return {
    ...{ net: -1, layer: 0, x: 0, y: 0, measured: 2, limit: 1, unit: 'mm', limitIs: 'most' },
    ...{ message: say('R1.advice'), advice: say('R1.advice'), paths: [], ...values },
  };
}

function ruleOf(drafts: readonly Draft[], values: Partial<Rule> = {}): Rule {
  return {
    id: 'R1',
    needs: [],
    defaults: {},
    source: 'a book',
    find: () => ({ drafts }),
    ...values,
  };
}

describe('analyzeBoard', () => {
  it('rates findings by how far they exceed the limit and by the class of the net', async () => {
    const { nets } = await board;
    const net = nets.findIndex(({ name }) => name === '/clk+');
    const rate = async (values: Partial<Draft>) => {
      const [finding] = analyzeBoard(await board, { classes: clock }, [
        ruleOf([draft(values)]),
      ]).findings;
      return [finding?.severity, finding?.score];
    };
    expect(await rate({ net, measured: 2 })).toEqual(['warning', 2]);
    expect(await rate({ net, measured: 3 })).toEqual(['error', 3]);
    expect(await rate({ net, measured: 50 })).toEqual(['error', 10]);
    expect(await rate({ net, measured: 0.2, limitIs: 'least' })).toEqual(['error', 5]);
    expect(await rate({ net, measured: 0, limitIs: 'least' })).toEqual(['error', 10]);
    expect(await rate({ measured: 3 })).toEqual(['info', 0.9]);
    // Findings of an unclassified net are never errors, however bad.
    expect(await rate({ measured: 50 })).toEqual(['warning', 3]);
    expect(await rate({ measured: 50, isError: true })).toEqual(['error', 3]);
    expect(await rate({ net, measured: 50, isError: false })).toEqual(['warning', 10]);
    expect(await rate({ net, measured: 50, atMost: 'info' })).toEqual(['info', 10]);
    expect(await rate({ net, measured: 2, excess: 4 })).toEqual(['error', 4]);
  });

  it('rates confidence by the weakest evidence, and sorts by it', async () => {
    const { nets } = await board;
    const at = (name: string) => nets.findIndex((net) => net.name === name);
    const rate = async (
      values: Partial<Draft>,
      rule: Partial<Rule> = {},
      classes: AnalysisSettings['classes'] = new Map(),
    ) =>
      analyzeBoard(await board, { classes }, [ruleOf([draft(values)], rule)]).findings[0]
        ?.confidence;
    const unknown = new Map([['/clk+', { netClass: 'unknown' as const }]]);
    const net = at('/clk+');
    // A name alone, no evidence, a given class, and a measurement without a net.
    expect(await rate({ net })).toBe('likely');
    expect(await rate({ net }, {}, unknown)).toBe('worth_a_look');
    expect(await rate({ net }, { isOfAnyClass: true }, unknown)).toBe('certain');
    expect(await rate({ net }, {}, clock)).toBe('certain');
    expect(await rate({ net, atBest: 'likely' }, {}, clock)).toBe('likely');
    expect(await rate({})).toBe('certain');
    // An excess below a third of the limit.
    expect(await rate({ measured: 1.3 })).toBe('worth_a_look');
    expect(await rate({ measured: 1.4 })).toBe('certain');
    const given = analyzeBoard(await board, { classes: clock }, [
      ruleOf([
        draft({ isError: true, atBest: 'likely' }),
        draft({ net: at('/clk+'), measured: 1.5 }),
      ]),
    ]);
    expect(given.findings.map(({ confidence }) => confidence)).toEqual(['certain', 'likely']);
  });

  it('sorts errors first, then the worst, then by place', async () => {
    const drafts = [
      draft({ x: 7 }),
      draft({ x: 5 }),
      draft({ x: 3, measured: 9 }),
      draft({ x: 1, isError: true }),
    ];
    for (const order of [drafts, drafts.toReversed()]) {
      const { findings } = analyzeBoard(await board, {}, [ruleOf(order)]);
      expect(findings.map(({ x }) => x)).toEqual([1, 3, 5, 7]);
    }
  });

  it('refuses a board whose copper layers are all empty', async () => {
    const without = ['top/features', 'ground/features', 'power/features', 'bottom/features'];
    const empty = await readPlan(samplePlan(), undefined, { without });
    expect(() => analyzeBoard(empty)).toThrow('The copper layers of the board are empty');
    const oneLeft = await readPlan(samplePlan(), undefined, { without: without.slice(1) });
    expect(() => analyzeBoard(oneLeft)).not.toThrow();
  });

  it('skips rules whose needs are missing and gives the reason', async () => {
    const rule = ruleOf([draft({})], { needs: ['nets', 'criticalNets'] });
    const bare = await readPlan(samplePlan(), undefined, { without: ['eda/data'] });
    const { findings, skipped } = analyzeBoard(bare, {}, [rule]);
    expect(findings).toEqual([]);
    expect(skipped).toEqual([{ rule: 'R1', reason: say('skipped.nets') }]);
    const classes = new Map([['/clk+', { netClass: 'unknown' as const }]]);
    expect(analyzeBoard(await board, { classes }, [rule]).skipped[0]?.reason.code).toBe(
      'skipped.criticalNets',
    );
    expect(analyzeBoard(await board, { classes: clock }, [rule]).skipped).toEqual([]);
  });

  it('warns of classified nets that the board does not have', async () => {
    const classes = new Map([
      ['/clk+', { netClass: 'clock' as const, line: 1 }],
      ['gone', { netClass: 'io' as const, line: 2 }],
    ]);
    const { warnings } = analyzeBoard(await board, { classes }, []).board;
    expect(warnings).toEqual([{ code: 'classes-net', values: { line: 2, net: 'gone' }, times: 1 }]);
  });

  it('gives a rule the thresholds of the profile', async () => {
    let seen: Readonly<Record<string, number>> = {};
    const rule = ruleOf([], {
      defaults: { one: 1, other: 2 },
      find: (_, limits) => {
        seen = limits;
        return { drafts: [] };
      },
    });
    const { parameters } = analyzeBoard(await board, { profile: { R1: { other: 5, odd: 7 } } }, [
      rule,
    ]);
    expect(seen).toEqual({ one: 1, other: 5 });
    const limit = (name: string) => say('parameter.limit', { rule: 'R1', name });
    expect(parameters.slice(-2)).toEqual([
      { name: limit('one'), value: '1', isAssumed: false, isDefault: true },
      { name: limit('other'), value: '5', isAssumed: false, isDefault: false },
    ]);
  });

  it('reports which parameters were assumed', async () => {
    const assumed = async (settings: Parameters<typeof analyzeBoard>[1]) =>
      analyzeBoard(await board, settings, []).parameters.flatMap(({ value, isAssumed }) =>
        isAssumed ? [value] : [],
      );
    const height = '0.487 mm';
    expect(await assumed({})).toEqual(['300 MHz', height, height, height, '4.3', '4.3', '3.25']);
    expect(
      await assumed({ maxFrequencyMhz: 100, permittivity: 4, dielectricMm: [0.2, 1, 0.2] }),
    ).toEqual([]);
  });

  it('describes rules, findings and figures in both languages', async () => {
    const settings = { classes: clock, maxFrequencyMhz: 1000 };
    const { findings, figures, skipped, parameters } = analyzeBoard(await board, settings);
    const length = findings.find(({ rule }) => rule === 'R1');
    expect(length).toMatchObject({ netClass: 'clock', classSource: 'given' });
    for (const locale of ['en', 'ja'] as const) {
      const texts = [
        ...rules.flatMap(({ id }) => Object.values(describeRule(id, locale))),
        ...findings.flatMap((finding) => Object.values(describeFinding(finding, locale))),
        ...figures.map(({ text }) => describeSaid(text, locale)),
        ...skipped.map(({ reason }) => describeSaid(reason, locale)),
        ...parameters.map(({ name }) => describeSaid(name, locale)),
      ];
      // A sentence key in place of a sentence is missing from the catalogs; `?` is a missing value.
      for (const text of texts) expect(text).not.toMatch(/^[A-Z\d]+\.\w+$|[{?]/);
    }
  });

  it.each([
    [
      'en',
      'R1: longest trace, as a share of the wavelength',
      'R13: largest area of floating copper',
    ],
    ['ja', 'R1：配線長の上限（波長に対する割合）', 'R13：浮いた銅箔の面積の上限'],
  ] as const)('describes each threshold with its unit in %s', async (locale, share, area) => {
    const { parameters } = analyzeBoard(await board, { profile: { R1: { wavelengthShare: 0.1 } } });
    const values = new Map(
      parameters.map(({ name, value }) => [describeSaid(name, locale), value] as const),
    );
    expect(values.size).toBe(parameters.length);
    // Every threshold has a description, not its profile key.
    for (const name of values.keys()) expect(name).not.toMatch(/[a-z][A-Z]|[：:] ?[a-z]+$/);
    expect(values.get(share)).toBe('10 %');
    expect(values.get(area)).toBe('2 mm²');
    expect([...values.values()]).toContain('1.27 mm');
  });
});
