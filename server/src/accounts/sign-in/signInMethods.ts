import type { FactorKind } from '@portal/shared/contracts';

/** The class of a sign-in with two factors, as clients may ask for it: the profile of REFEDS. */
const twoFactorClass = 'https://refeds.org/profile/mfa';

/** The methods of a second factor, by their names in RFC 8176. */
const methods = {
  passkey: ['pop', 'mfa'],
  totp: ['otp', 'mfa'],
  recovery_code: ['otp', 'mfa'],
} as const satisfies Readonly<Record<FactorKind, readonly string[]>>;

/** How somebody signed in, as the provider's session and its tokens say it. */
export function signInMethods(factor: FactorKind | undefined): { amr: string[]; acr?: string } {
  if (factor === undefined) return { amr: ['pwd'] };
  return { amr: ['pwd', ...methods[factor]], acr: twoFactorClass };
}
