/** How many days after the upload the report of an analysis can be downloaded. */
export const emiReportDays = 30;

/** The last moment at which the report of a job can be downloaded. */
export function emiReportEndsAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + emiReportDays * 24 * 60 * 60_000);
}

/** Whether the report of a job can still be downloaded; the same rule in browser and server. */
export function isEmiReportOffered(createdAt: Date, now: Date): boolean {
  return now <= emiReportEndsAt(createdAt);
}
