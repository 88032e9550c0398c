import type { ValidityKind } from '@portal/shared/domain';
import { messages } from './messages.ts';

/** The word for the validity of a license; `nearExpiry` takes {days}. */
export const validityMessages = {
  valid: messages.valid,
  near_expiry: messages.nearExpiry,
  expired: messages.expired,
  upcoming: messages.upcoming,
} as const satisfies Readonly<Record<ValidityKind, unknown>>;
