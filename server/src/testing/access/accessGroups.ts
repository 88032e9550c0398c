import type { Edition } from '../../platform/http/Viewer.ts';

/** A caller: a visitor, or a person in a team. */
export type Caller =
  | { readonly role: 'visitor' }
  | {
      /** `unknown`: an undefined code. */
      readonly role: 'owner' | 'admin' | 'guest' | 'unknown';
      readonly edition: Edition;
      readonly country: 'JP' | 'US';
    };
type Member = Exclude<Caller, { readonly role: 'visitor' }>;

const managers = ({ role }: Member) => role === 'owner' || role === 'admin';
const professional = ({ edition }: Member) => edition === 'professional';

/**
 * Who may call a route. `ownProof`: authenticated by the call itself, by a signature or a bearer.
 */
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
  // No caller in these tests.
  staff: () => false,
  japaneseManagers: (caller) => managers(caller) && caller.country === 'JP',
} satisfies Record<string, (caller: Member) => boolean>;

export type Group = keyof typeof groups;

/** Routes by group, one per line. */
export type AccessTable = readonly (readonly [Group, string])[];
