import { rules } from '../rules/rules.ts';
import { readProfile } from './readProfile.ts';

const [rule] = rules;
const [limit = ''] = Object.keys(rule?.defaults ?? {});
const read = (profile: unknown) => () => readProfile(JSON.stringify(profile), 'rules.json');

describe('readProfile', () => {
  it('reads thresholds by rule and name', () => {
    expect(read({ R1: { [limit]: 0.5 } })()).toEqual({ R1: { [limit]: 0.5 } });
    expect(read({})()).toEqual({});
  });

  it('names the first unknown rule, unknown threshold or invalid value', () => {
    expect(read({ R99: {} })).toThrow(
      /^rules\.json: The profile names R99; there are the rules R1,/,
    );
    expect(read({ R1: { speed: 1 } })).toThrow('The rule R1 has no threshold speed');
    expect(read({ R1: { toString: 1 } })).toThrow('no threshold toString');
    for (const value of ['1', null, -1, 0])
      expect(read({ R1: { [limit]: value } })).toThrow('needs a positive number');
    for (const profile of [[], 'x', { R1: 1 }]) expect(read(profile)).toThrow('not a JSON object');
    expect(() => readProfile('{', 'rules.json')).toThrow('not a JSON object');
  });
});
