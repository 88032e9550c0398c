import { ConfigurationError } from '../errors.ts';

/** Roles of a process. */
export const roles = ['manager', 'accounts', 'worker'] as const;
export type Role = (typeof roles)[number];

/** Defaults to all roles. */
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
