import type { Limit } from '../../../platform/limits/takeCall.ts';

/** Mails to one address, so that nobody can flood a mailbox. */
export const resetMails: Limit = { name: 'password-reset-mail', max: 5, seconds: 3600 };
/** Mails asked for from one network: wide enough for an office behind one address. */
export const resetsFromNetwork: Limit = { name: 'password-reset', max: 60, seconds: 3600 };
/** Links opened from one network; each costs a password hash. */
export const newPasswordsFromNetwork: Limit = { name: 'new-password', max: 60, seconds: 3600 };
/** Changes by one person, including those with a wrong current password. */
export const passwordChanges: Limit = { name: 'password-change', max: 20, seconds: 3600 };
