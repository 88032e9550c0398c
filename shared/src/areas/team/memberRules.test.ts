import type { RoleKey } from '../accounts/keys.ts';
import { grantedRoles, managesPeople, mayMakeOwner, mayManageMember } from './memberRules.ts';

const owner = { id: '1', role: 'owner' } as const;
const admin = { id: '2', role: 'admin' } as const;
const guest = { id: '3', role: 'guest' } as const;
const otherAdmin = { id: '4', role: 'admin' } as const;
const otherGuest = { id: '5', role: 'guest' } as const;
const people: readonly { readonly id: string; readonly role: RoleKey }[] = [
  owner,
  admin,
  guest,
  otherAdmin,
  otherGuest,
];

describe('mayManageMember', () => {
  it.each([
    [owner, ['2', '3', '4', '5']],
    [admin, ['3', '4', '5']],
    [guest, []],
  ])('lets %j manage %j', (actor, ids) => {
    const managed = people.filter((member) => mayManageMember(actor, member)).map(({ id }) => id);
    expect(managed).toEqual(ids);
  });
});

describe('mayMakeOwner', () => {
  it('is for the owner alone, and for anybody else', () => {
    const pairs = people.flatMap((actor) =>
      people.filter((member) => mayMakeOwner(actor, member)).map(({ id }) => [actor.id, id]),
    );
    expect(pairs).toEqual([
      ['1', '2'],
      ['1', '3'],
      ['1', '4'],
      ['1', '5'],
    ]);
  });
});

describe('managesPeople', () => {
  it('is not for guests and not for people without a role', () => {
    const roles = ['owner', 'admin', 'guest', undefined] as const;
    expect(roles.map(managesPeople)).toEqual([true, true, false, false]);
  });
});

describe('grantedRoles', () => {
  it('does not contain ownership', () => {
    expect(grantedRoles).not.toContain('owner');
  });
});
