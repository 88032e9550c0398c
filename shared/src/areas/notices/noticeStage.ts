/** Days before a license ends at which its team is told. */
export const licenseStages = [60, 30, 20, 7, 1] as const;
/** Days before a card ends at which its holder is told. */
export const cardStages = [30, 7] as const;
/** Days before an unpaid order's due date at which its team is told. */
export const orderStages = [7, 3, 1] as const;

/**
 * The latest of the stages that has begun; null when none has, or when the day is over. The last
 * day itself belongs to the last stage.
 *
 * @param daysLeft whole days until the day that is told of; negative once it is over
 * @param stages days ahead, falling
 */
export function noticeStage(daysLeft: number, stages: readonly number[]): number | null {
  if (daysLeft < 0) return null;
  return stages.findLast((stage) => daysLeft <= stage) ?? null;
}
