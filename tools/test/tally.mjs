/** Number of passed, failed and skipped checks. */
export const tally = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

export const sum = (tallies) =>
  tallies.reduce(
    (all, one) =>
      tally(all.passed + one.passed, all.failed + one.failed, all.skipped + one.skipped),
    tally(),
  );

/** Counts one check. */
export const single = (hasPassed) => (hasPassed ? tally(1) : tally(0, 1));

export const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
