import type { Limit } from '../../../platform/limits/takeCall.ts';

/** Changes of one person's second factors, each of which writes a mail or a secret. */
export const factorChanges: Limit = { name: 'factor-change', max: 30, seconds: 3600 };
/** Passkeys that one person's pages ask for; each is kept for some minutes. */
export const passkeyChallenges: Limit = { name: 'passkey-challenge', max: 60, seconds: 3600 };
/** Calls for passkeys from the sign-in pages of one network: wide enough for an office. */
export const passkeySignIns: Limit = { name: 'passkey-sign-in', max: 600, seconds: 3600 };
/** Codes typed to confirm a new authenticator app, wrong ones included. */
export const factorConfirmations: Limit = { name: 'factor-confirm', max: 30, seconds: 3600 };
/** How often an owner asks for one person's second factors to be removed; each sends two mails. */
export const factorResets: Limit = { name: 'factor-reset', max: 3, seconds: 86_400 };
/** Links opened from one network: wide enough for an office behind one address. */
export const resetLinks: Limit = { name: 'factor-reset-link', max: 120, seconds: 3600 };
