import { ConfigurationError } from '../errors.ts';

/** What a process does. */
export const roles = ['manager', 'accounts', 'worker'] as const;
export type Role = (typeof roles)[number];

/** All roles when none is named. */
export function readRoles(names: readonly string[]): ReadonlySet<Role> {
  if (names.length === 0 || names.includes('all')) return new Set(roles);
  return new Set(
    names.map((name) => {
      const role = roles.find((known) => known === name);
      if (!role) throw new ConfigurationError(`ROLE: knows ${roles.join(', ')} and all`);
      return role;
    }),
  );
}
