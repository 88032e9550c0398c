import type { Limit } from '../../../platform/limits/takeCall.ts';

/** Mails to one address, so that nobody can flood a mailbox. */
export const registrationMails: Limit = { name: 'registration-mail', max: 5, seconds: 3600 };
/** Registrations from one network: wide enough for a seminar behind one address. */
export const registrationsFromNetwork: Limit = { name: 'registration', max: 60, seconds: 3600 };
/** Calls behind mailed links: one for each answer of the survey, and some for going back. */
export const registrationSteps: Limit = { name: 'registration-step', max: 600, seconds: 3600 };
