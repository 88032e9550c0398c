import type { Requirement } from './RemoteConfig.ts';

/** Whoever looks at a menu or opens a route. */
export interface RequirementSubject {
  readonly isSignedIn: boolean;
  /** `undefined` for a visitor, or when the code is not a known one. */
  readonly edition: string | undefined;
  readonly role: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  readonly locale: string;
  /** Whether they work for the vendor. */
  readonly isStaff: boolean;
}

type Check = (requirement: Requirement, subject: RequirementSubject) => boolean;

const checks: Readonly<Record<string, Check>> = {
  signedIn: ({ signedIn }, { isSignedIn }) => signedIn === false || isSignedIn,
  editions: ({ editions }, { edition }) => includes(editions, edition),
  roles: ({ roles }, { role }) => includes(roles, role),
  countries: ({ countries }, { country }) => includes(countries, country),
  staff: ({ staff }, { isStaff }) => staff !== true || isStaff,
  locales: ({ locales }, { locale }) => includes(locales, locale),
};

function includes(allowed: readonly string[] | undefined, value: string | undefined): boolean {
  return allowed === undefined || (value !== undefined && allowed.includes(value));
}

/**
 * Whether somebody meets what a menu entry or a route requires. A key this release does not know
 * is never met, so that nothing shows to somebody it was not meant for.
 */
export function meetsRequirement(
  requirement: Requirement | undefined,
  subject: RequirementSubject,
): boolean {
  const required: Requirement = { signedIn: true, ...requirement };
  return Object.keys(required).every(
    (key) => Object.hasOwn(checks, key) && checks[key]?.(required, subject) === true,
  );
}
