import type { Edition } from '../../platform/http/Viewer.ts';

/** Somebody who calls: a visitor, or a person in a team. */
export type Caller =
  | { readonly role: 'visitor' }
  | {
      /** `unknown`: a code that no configuration knows. */
      readonly role: 'owner' | 'admin' | 'guest' | 'unknown';
      readonly edition: Edition;
      readonly country: 'JP' | 'US';
    };
type Member = Exclude<Caller, { readonly role: 'visitor' }>;

const managers = ({ role }: Member) => role === 'owner' || role === 'admin';
const professional = ({ edition }: Member) => edition === 'professional';

/** Who may call a route. `ownProof`: whoever has what the call itself carries, a signature, a bearer. */
export const groups = {
  ownProof: () => true,
  anybody: () => true,
  members: () => true,
  managers,
  owners: ({ role }) => role === 'owner',
  professionals: professional,
  buyers: (caller) => managers(caller) && professional(caller),
  buyingOwners: (caller) => caller.role === 'owner' && professional(caller),
  communityManagers: (caller) => managers(caller) && !professional(caller),
  communityOwners: (caller) => caller.role === 'owner' && !professional(caller),
  // None of those who call in these tests.
  staff: () => false,
  japaneseManagers: (caller) => managers(caller) && caller.country === 'JP',
} satisfies Record<string, (caller: Member) => boolean>;

export type Group = keyof typeof groups;

/** Routes, a line each, by who may call them. */
export type AccessTable = readonly (readonly [Group, string])[];
