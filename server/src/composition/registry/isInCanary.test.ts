import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isInCanary } from './isInCanary.ts';

const nobody = { name: 'mf-parts', staff: false, teams: [], share: 0 };
const reader = (id: string, staff = false, team = 'team') => ({
  user: {
    id,
    email: '',
    first_name: '',
    last_name: '',
    country_code: 'JP',
    role: 'owner' as const,
    staff,
  },
  team: { id: team, edition: 'professional' as const, agent: false, name: '' },
});
const people = Array.from({ length: 2000 }, (_, at) => reader(`person-${at}`));

describe('isInCanary', () => {
  it('includes staff and people of named teams, and nobody who is not signed in', () => {
    expect(isInCanary({ ...nobody, staff: true }, reader('a', true))).toBe(true);
    expect(isInCanary({ ...nobody, staff: true }, reader('a'))).toBe(false);
    expect(isInCanary({ ...nobody, teams: ['team'] }, reader('a'))).toBe(true);
    expect(isInCanary({ ...nobody, teams: ['another'] }, reader('a'))).toBe(false);
    expect(isInCanary({ ...nobody, staff: true, share: 100 }, null)).toBe(false);
  });

  it('includes about the given share of people: none at 0, all at 100', () => {
    const taken = (share: number) =>
      people.filter((one) => isInCanary({ ...nobody, share }, one)).length;
    expect(taken(0)).toBe(0);
    expect(taken(100)).toBe(people.length);
    expect(taken(10)).toBeGreaterThan(140);
    expect(taken(10)).toBeLessThan(260);
  });

  it('keeps everybody of a smaller share', () => {
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.uuid(), share, share, (id, one, other) => {
        const [small, large] = one < other ? [one, other] : [other, one];
        const isIn = (percent: number) => isInCanary({ ...nobody, share: percent }, reader(id));
        expect(!isIn(small) || isIn(large)).toBe(true);
      }),
    );
  });

  it('includes different people for another remote', () => {
    const of = (name: string) =>
      people
        .filter((one) => isInCanary({ ...nobody, name, share: 10 }, one))
        .map(({ user }) => user.id);
    expect(of('mf-parts')).not.toEqual(of('mf-boards'));
  });
});
