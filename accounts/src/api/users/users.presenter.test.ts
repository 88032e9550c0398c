import { presentUsers } from './users.presenter.ts';

const person = { id: 'a', last_name: '佐藤', first_name: '花子', email: 'hanako@kiban.example' };
const instant = '2026-11-20T01:00:00.000Z';

describe('presentUsers', () => {
  it('puts people of the team before invited ones, with roles by name', () => {
    const member = {
      ...person,
      avatar_url: null,
      joined_at: instant,
      last_sign_in_at: instant,
      leaves_on: null,
      version: 2,
    };
    const users = presentUsers({
      members: [
        { ...member, role: 1 },
        { ...member, role: 2 },
        { ...member, role: 7, last_sign_in_at: null, leaves_on: '2026-12-21' },
      ],
      invitations: [
        { ...person, role: 2, locale: 'ja', sent_at: instant, expires_at: instant },
        { ...person, role: 9, locale: 'ja', sent_at: instant, expires_at: instant },
      ],
    });
    const shown = { id: 'a', lastName: '佐藤', firstName: '花子', email: person.email };
    const inTeam = {
      kind: 'member',
      ...shown,
      avatarUrl: null,
      lastSignInAt: instant,
      leavesOn: null,
      factorsResetAt: null,
      version: 2,
    };
    expect(users).toEqual([
      { ...inTeam, role: 'owner' },
      { ...inTeam, role: 'admin' },
      { ...inTeam, role: 'guest', lastSignInAt: null, leavesOn: '2026-12-21' },
      { kind: 'invited', ...shown, role: 'admin', expiresAt: instant },
      { kind: 'invited', ...shown, role: 'guest', expiresAt: instant },
    ]);
  });
});
