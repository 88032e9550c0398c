import { aSession, aUser } from '../../testing/aSession.ts';
import { can } from './can.ts';

const owner = aSession();
const visitor = aSession({ role: 'visitor' });

describe('can', () => {
  it('requires a sign-in by default', () => {
    expect(can(undefined, owner)).toBe(true);
    expect(can(undefined, visitor)).toBe(false);
    expect(can({}, visitor)).toBe(false);
    expect(can({ signedIn: false }, visitor)).toBe(true);
    expect(can({ signedIn: false }, owner)).toBe(true);
  });

  it('compares the edition of the current team', () => {
    expect(can({ editions: ['professional'] }, owner)).toBe(true);
    expect(can({ editions: ['professional'] }, aSession({ edition: 'community' }))).toBe(false);
    expect(can({ editions: ['community'] }, { ...owner, team: null })).toBe(false);
  });

  it('compares the role, and gives an unknown one the rights of a guest', () => {
    const unknown = aSession({ user: aUser({ role: 77 }) });
    expect(can({ roles: ['owner', 'admin'] }, aSession({ role: 'admin' }))).toBe(true);
    expect(can({ roles: ['owner', 'admin'] }, aSession({ role: 'guest' }))).toBe(false);
    expect(can({ roles: ['owner'] }, unknown)).toBe(false);
    expect(can({ roles: ['guest'] }, unknown)).toBe(true);
  });

  it('compares country and language', () => {
    expect(can({ countries: ['JP'] }, owner)).toBe(true);
    expect(can({ countries: ['JP'] }, aSession({ country: 'US' }))).toBe(false);
    expect(can({ locales: ['ja'] }, owner)).toBe(false);
    expect(can({ locales: ['ja'] }, aSession({ locale: 'ja' }))).toBe(true);
  });

  it('reads staff from the configuration', () => {
    const { config } = owner;
    expect(can({ staff: true }, owner)).toBe(false);
    expect(can({ staff: true }, { ...owner, config: { ...config, staff: true } })).toBe(true);
  });

  it('requires every condition to hold', () => {
    expect(can({ roles: ['owner'], countries: ['US'] }, owner)).toBe(false);
  });

  it('never meets a condition of a later release', () => {
    const later = { roles: ['owner'], quantum: true } as const;
    expect(can(later, owner)).toBe(false);
    const inherited = { roles: ['owner'], constructor: true } as const;
    expect(can(inherited, owner)).toBe(false);
  });
});
