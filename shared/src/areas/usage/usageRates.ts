/** A percentage, not rounded; null where there is nothing to divide by. */
export type Rate = number | null;

const workdayHours = 8;
/** Working days of a month, the same for every month. */
const workdays = 20;

/**
 * How much of a working day's license hours were used: hours / (8 h × licenses) × 100.
 *
 * @param licenses at the start of the day's month; null when none were counted
 */
export function utilizationOfDay(hours: number, licenses: number | null): Rate {
  return percentage(hours, workdayHours * (licenses ?? 0));
}

/**
 * How much of a month's license hours were used: hours / (20 days × 8 h × licenses) × 100. It is the
 * sum of its days' utilization over 20.
 *
 * @param licenses at the month's start; null when none were counted
 */
export function utilizationOfMonth(hours: number, licenses: number | null): Rate {
  return percentage(hours, workdays * workdayHours * (licenses ?? 0));
}

/**
 * People who asked for a license, in percent of the licenses at the month's start. Above 100 when
 * licenses are shared.
 */
export function operationRate(requesters: number, licenses: number | null): Rate {
  return percentage(requesters, licenses ?? 0);
}

/** Refused attempts in percent of all attempts. */
export function failureRate(refusals: number, attempts: number): Rate {
  return percentage(refusals, attempts);
}

/** A part in percent of the whole. */
export function shareOf(part: number, whole: number): Rate {
  return percentage(part, whole);
}

/** Seconds of use as hours, not rounded. */
export function hoursOf(seconds: number): number {
  return seconds / 3600;
}

/** Seconds of use as hours with one decimal, as lists of users show them. */
export function roundHours(seconds: number): number {
  return Math.round(seconds / 360) / 10;
}

function percentage(part: number, whole: number): Rate {
  return whole > 0 ? (part / whole) * 100 : null;
}
