import type { Limit } from '../../platform/limits/takeCall.ts';

/** Changes of the sign-on by one person. */
export const ssoChanges: Limit = { name: 'sso-change', max: 60, seconds: 3600 };
/** DNS lookups by one person. */
export const recordLooks: Limit = { name: 'sso-record', max: 60, seconds: 3600 };
/** Mails that one team sends to the mailboxes of domains, which are other people's. */
export const domainMails: Limit = { name: 'sso-domain-mail', max: 5, seconds: 24 * 3600 };
/** Mails to one mailbox from all senders. */
export const mailboxMails: Limit = { name: 'sso-mailbox', max: 5, seconds: 24 * 3600 };
/** Mailed links opened from one network. */
export const domainLinks: Limit = { name: 'sso-domain-link', max: 60, seconds: 3600 };
/** Tests and proofs at the provider by one person. */
export const ownAttempts: Limit = { name: 'sso-own', max: 30, seconds: 3600 };
/** Sign-ins that begin or end in one network; wide enough for an office behind one address. */
export const ssoSignIns: Limit = { name: 'sso-sign-in', max: 200, seconds: 60 };
/** Mails about first sign-ins to one account: a malicious provider cannot flood a mailbox. */
export const joinMails: Limit = { name: 'sso-join-mail', max: 5, seconds: 24 * 3600 };
/**
 * Codes tried at first sign-ins to one account: a malicious provider tries them without a password,
 * so pauses after wrong ones are not enough.
 */
export const joinCodes: Limit = { name: 'sso-join-code', max: 10, seconds: 24 * 3600 };
