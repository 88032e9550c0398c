import { cases, sample } from '../chaos/cases.ts';
import { runCase } from '../chaos/runCase.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testFaultyLine.ts';

// The browser itself logs what it refuses; the page's reaction is tested.
test.use({
  // An unanswered action is reported as the reason, and the other checks continue.
  actionTimeout: 10_000,
  expectedNoise:
    /Failed to load resource|Failed to find a valid digest|RemoteLoadError|ApiError|preload|fails on purpose|React error #(185|525)/,
});

// A failing case waits for each of its checks.
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
