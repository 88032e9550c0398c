import type { LicenseRow } from '@portal/shared/contracts';

type Period = Pick<LicenseRow, 'start_at' | 'end_at'>;

const dayMs = 86_400_000;
const nearDays = 20;

/** `3 days left`, `Expired` or `Not started`; empty for a valid license. */
export function validityMark({ start_at, end_at }: Period): string {
  const now = Date.now();
  const daysLeft = Math.ceil((Date.parse(end_at) - now) / dayMs);
  if (daysLeft < 0) return 'Expired';
  if (Date.parse(start_at) > now) return 'Not started';
  if (daysLeft === 0) return 'Last day';
  return daysLeft <= nearDays ? `${String(daysLeft)} days left` : '';
}

/** `12 months`, or `14 days` if shorter than a month. */
export function contractPeriod({ start_at, end_at }: Period): string {
  const start = new Date(start_at);
  const after = new Date(Date.parse(end_at) + dayMs);
  const months =
    (after.getUTCFullYear() - start.getUTCFullYear()) * 12 +
    after.getUTCMonth() -
    start.getUTCMonth();
  return months > 0
    ? `${String(months)} months`
    : `${String((after.getTime() - start.getTime()) / dayMs)} days`;
}
