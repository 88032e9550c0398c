import type { ValidityKind } from '@portal/shared/domain';
import { licenseMessages } from './messages.ts';

/** The validity of a license; `nearExpiry` takes {days}. */
export const validityMessages = {
  valid: licenseMessages.valid,
  near_expiry: licenseMessages.nearExpiry,
  expired: licenseMessages.expired,
  upcoming: licenseMessages.upcoming,
} as const satisfies Readonly<Record<ValidityKind, unknown>>;
