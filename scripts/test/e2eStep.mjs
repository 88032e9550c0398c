import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run/run.mjs';
import { browserHint, findBrowser } from '../setup/findBrowser.mjs';
import { playwright } from './playwright.mjs';
import { tally } from './tally.mjs';

async function countTests() {
  const { output } = await runNode([...playwright(), '--list']);
  return Number(/Total: (\d+) test/.exec(output)?.[1] ?? 1);
}

/**
 * The journeys in a browser, without traces, which would take a quarter of the time (`npm run e2e`
 * keeps them of what fails); all count as skipped without one, as failed without a build.
 */
export async function e2eStep(done) {
  if (done.get('build').failed > 0) {
    return { ...tally(0, await countTests()), output: 'No journeys without a build.\n' };
  }
  const browser = await findBrowser({ shell: true });
  if (!browser) return { ...tally(0, 0, await countTests()), output: `${browserHint}\n` };

  const file = join(root, '.cache/test/e2e.json');
  mkdirSync(join(root, '.cache/test'), { recursive: true });
  rmSync(file, { force: true });
  const { output } = await runNode([...playwright(), '--reporter=dot,json', '--trace=off'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (!existsSync(file)) return { ...tally(0, 1), output };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ...tally(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped),
    output,
  };
}
