/** How many days after the upload the report of an analysis can be downloaded. */
export const emiReportDays = 30;

/** Whether the report of a job can still be downloaded; the same rule in browser and server. */
export function isEmiReportOffered(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= emiReportDays * 24 * 60 * 60_000;
}
