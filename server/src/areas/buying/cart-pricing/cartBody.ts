import { limitVisitorBody } from '../../../platform/http/bodyLimits.ts';

/** Of calls that take a cart: 10,000 renewals fit in, from people who are signed in. */
export const cartBody = { bodyLimit: 1024 * 1024, preParsing: limitVisitorBody } as const;
