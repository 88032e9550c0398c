import type { Limit } from '../../../platform/limits/takeCall.ts';

/** Changes that one person asks for in a day; each sends a mail to an address of their choice. */
export const addressChanges: Limit = { name: 'address-change', max: 5, seconds: 86_400 };
/** Changes that one person cancels in a day. */
export const addressCancels: Limit = { name: 'address-cancel', max: 20, seconds: 86_400 };
/** Mails to one requested address, so that nobody can flood a mailbox. */
export const addressMails: Limit = { name: 'address-mail', max: 5, seconds: 86_400 };
/** Links opened from one network: wide enough for an office behind one address. */
export const addressLinks: Limit = { name: 'address-link', max: 120, seconds: 3600 };
