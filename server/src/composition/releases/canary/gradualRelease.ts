import type { Audience } from '../Audience.ts';

const hourMs = 60 * 60 * 1000;

/** The first readers of a release that goes to everybody by itself. */
export const firstReaders: Audience = { staff: true, teams: [], share: 10 };
/** How long only they have it, at least. */
export const trialHours = 24;
/** After which it ends even with few readers. */
export const latestHours = 72;
/** How many people must have used it without a failure before `latestHours`. */
export const fewestReaders = 10;
/** How long a release for everybody is rolled back automatically. */
export const guardMinutes = 30;

/** When a gradual release that starts now may go to everybody. */
export function promotionTime(startedAt: Date): Date {
  return new Date(startedAt.getTime() + trialHours * hourMs);
}

/** Whether a gradual release must end, with `promotesAt` of its start. */
export function isLate(promotesAt: Date, at: Date): boolean {
  return at.getTime() >= promotesAt.getTime() + (latestHours - trialHours) * hourMs;
}
