import { cases, sample } from '../chaos/cases.ts';
import { runCase } from '../chaos/runCase.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testFaultyLine.ts';

// The browser itself reports what it refuses; what the page then does is what is tested.
test.use({
  // A press that nothing answers is told as the reason, and the other points are looked at too.
  actionTimeout: 10_000,
  expectedNoise:
    /Failed to load resource|Failed to find a valid digest|RemoteLoadError|ApiError|preload|fails on purpose|React error #(185|525)/,
});

// A case that fails waits for each of its points.
test.describe.configure({ timeout: 90_000 });

test.afterEach(({ line }) => {
  line.mend();
});

const isAll = process.env['TEST_LONG'] === '1';

for (const one of isAll ? cases : sample) {
  const annotation = { type: 'group', description: one.group };
  test(
    one.name,
    { annotation },
    async ({ page, line, portal, language, say, makeTeam, signIn }) => {
      const { owner } = await makeTeam();
      const outcome = await runCase(one, { page, line, portal, language, say, owner, signIn });
      test.info().annotations.push({ type: 'outcome', description: JSON.stringify(outcome) });
      const { backMs: _, ...points } = outcome;
      const failed = Object.entries(points).filter(([, what]) => what !== true);
      expect(failed).toEqual([]);
    },
  );
}
