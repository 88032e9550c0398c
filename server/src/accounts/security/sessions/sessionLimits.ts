import type { Limit } from '../../../platform/limits/takeCall.ts';

/** Sessions that one person ends. */
export const sessionEnds: Limit = { name: 'session-end', max: 100, seconds: 3600 };
/** Mails about new devices to one person; further sign-ins are in the audit log only. */
export const newDeviceMails: Limit = { name: 'new-device-mail', max: 10, seconds: 3600 };
