/** How failed sign-ins slow down the next one. */
export interface LockOutRule {
  /** Failures without a pause. */
  readonly freeFailures: number;
  /** Pause after the last free failure; each further failure doubles it. */
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
  /** Without a failure for this long, earlier ones are forgotten. */
  readonly forgetAfterSeconds: number;
}

export interface FailureCount {
  readonly failures: number;
  readonly lastFailureAt: Date;
}

/**
 * By account and network together, and by a browser that signed in to the account before: stops
 * guessing one person's password from one place.
 */
export const browserRule: LockOutRule = {
  freeFailures: 5,
  firstPauseSeconds: 30,
  longestPauseSeconds: 15 * 60,
  forgetAfterSeconds: 24 * 60 * 60,
};

/**
 * By account, over all networks: slows guessing from many places down. Its pauses delay an attempt
 * and refuse none, since they would shut out the owner as well.
 */
export const attackedAccountRule: LockOutRule = {
  freeFailures: 20,
  firstPauseSeconds: 1,
  longestPauseSeconds: 8,
  forgetAfterSeconds: 24 * 60 * 60,
};

/** By network: stops trying one password on many accounts; wide enough for an office behind one address. */
export const addressRule: LockOutRule = {
  freeFailures: 50,
  firstPauseSeconds: 60,
  longestPauseSeconds: 60 * 60,
  forgetAfterSeconds: 60 * 60,
};

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}

function isForgotten(
  { lastFailureAt }: FailureCount,
  now: Date,
  { forgetAfterSeconds }: LockOutRule,
): boolean {
  return secondsBetween(lastFailureAt, now) > forgetAfterSeconds;
}

function pauseSeconds(failures: number, rule: LockOutRule): number {
  if (failures < rule.freeFailures) return 0;
  const pause = rule.firstPauseSeconds * 2 ** (failures - rule.freeFailures);
  return Math.min(pause, rule.longestPauseSeconds);
}

/** Whole seconds until the next sign-in attempt is checked; 0 when it is checked now. */
export function waitSeconds(count: FailureCount | undefined, now: Date, rule: LockOutRule): number {
  if (!count) return 0;
  const passed = secondsBetween(count.lastFailureAt, now);
  return Math.max(0, Math.ceil(pauseSeconds(count.failures, rule) - passed));
}

/** Seconds by which a sign-in attempt is delayed, however long ago the last failure was. */
export function delaySeconds(
  count: FailureCount | undefined,
  now: Date,
  rule: LockOutRule,
): number {
  return !count || isForgotten(count, now, rule) ? 0 : pauseSeconds(count.failures, rule);
}

/**
 * The count of failed sign-ins after one more failure. Attempts during a pause are neither checked
 * nor counted.
 */
export function afterFailure(
  count: FailureCount | undefined,
  now: Date,
  rule: LockOutRule,
): FailureCount {
  const isFirst = !count || isForgotten(count, now, rule);
  return { failures: isFirst ? 1 : count.failures + 1, lastFailureAt: now };
}
