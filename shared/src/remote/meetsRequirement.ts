import type { Requirement } from './RemoteConfig.ts';

/** The person who looks at a menu or opens a route. */
export interface RequirementSubject {
  readonly isSignedIn: boolean;
  /** `undefined` for a visitor or an unknown code. */
  readonly edition: string | undefined;
  readonly role: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  readonly locale: string;
  /** Whether they are staff of the vendor. */
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
 * Whether a person meets the requirement of a menu entry or a route. An unknown key is never met,
 * so that nothing shows to people it is not for.
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
