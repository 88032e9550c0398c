import {
  addDays,
  startOfTokyoDay,
  toCalendarDay,
  tokyoDay,
  type Product,
} from '@portal/shared/domain';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, NotAllowedError, RequestError } from '../../../platform/errors.ts';
import { lockDevice } from '../license-files/license-files.queries.ts';
import { DeviceError, type PersonsDevice } from './deviceCall.ts';
import {
  checkInLease,
  extendLease,
  findHeldLicense,
  findLease,
  isActiveMember,
  lockFreeLicense,
  setLease,
} from './leases.queries.ts';

/** Time in milliseconds after which a lease without a heartbeat ends. */
export const leaseMs = 10 * 60_000;

interface HeldLease {
  readonly lease: string;
  readonly expiresAt: Date;
  readonly number: string;
}

/**
 * The lease is over: released in the portal, expired, or its license has ended. 410 `lease_ended`.
 */
class LeaseEndedError extends RequestError {
  override readonly name = 'LeaseEndedError';
  constructor() {
    super(410, 'lease_ended');
  }
}

/**
 * Leases a free license of a product to the device's person. A device that already holds one keeps
 * it, so that a repeated call takes no second one. @throws ConflictError `none_free`;
 * NotAllowedError for a person who has left the team; DeviceError if the device was revoked or
 * changed its owner after the call was signed.
 */
export async function checkOut(
  { db, clock }: Deps,
  { id: deviceId, team_id: teamId, user_id: userId }: PersonsDevice,
  product: Product,
): Promise<HeldLease> {
  if (!(await isActiveMember(db, teamId, userId))) throw new NotAllowedError();
  const now = clock();
  return db.transaction().execute(async (trx) => {
    // A concurrent call of this device waits here, and then finds the license this one took.
    const device = await lockDevice(trx, deviceId);
    if (device?.user_id !== userId || device.revoked_at) throw new DeviceError('unknown_device');
    const held = await findHeldLicense(trx, { deviceId, product, now });
    if (held) {
      const until = expiry(held.end_at, now);
      const isExtended = await extendLease(trx, { lease: held.lease_id, until, now });
      if (isExtended) return { lease: held.lease_id, expiresAt: until, number: held.number };
    }
    const today = tokyoDay(now);
    const license = await lockFreeLicense(trx, { teamId, product, today, now });
    if (!license) throw new ConflictError('none_free');
    const id = newId(now);
    const until = expiry(license.end_at, now);
    await setLease(trx, license.id, { id, deviceId, userId, until });
    return { lease: id, expiresAt: until, number: license.number };
  });
}

/** Extends a lease. @returns its new expiry. @throws LeaseEndedError */
export async function heartbeat(
  { db, clock }: Deps,
  { id: deviceId }: PersonsDevice,
  lease: string,
): Promise<Date> {
  const now = clock();
  const held = await findLease(db, { lease, deviceId, now });
  if (!held || !(await isActiveMember(db, held.team_id, held.lease_user_id ?? ''))) {
    throw new LeaseEndedError();
  }
  const until = expiry(held.end_at, now);
  const isExtended = await extendLease(db, { lease, until, now });
  if (!isExtended) throw new LeaseEndedError();
  return until;
}

/** Ends a lease that its device returns. @throws LeaseEndedError */
export async function checkIn(
  { db, clock }: Deps,
  { id: deviceId }: PersonsDevice,
  lease: string,
): Promise<void> {
  const isCheckedIn = await checkInLease(db, { lease, deviceId, now: clock() });
  if (!isCheckedIn) throw new LeaseEndedError();
}

/** The expiry of a lease: never after the last day of its license. */
function expiry(endAt: string, now: Date): Date {
  const licenseEnd = startOfTokyoDay(addDays(toCalendarDay(endAt), 1)).getTime();
  return new Date(Math.min(now.getTime() + leaseMs, licenseEnd));
}
