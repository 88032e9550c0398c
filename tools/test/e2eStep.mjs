import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';
import { browserHint, findBrowser } from '../setup/findBrowser.mjs';
import { playwright } from './playwright.mjs';
import { tally } from './tally.mjs';

const reporter = join(import.meta.dirname, 'playwrightReporter.mjs');
const write = (text) => process.stdout.write(text);

async function countTests(args) {
  const { output } = await runNode([...playwright(), '--list', ...args]);
  return Number(/Total: (\d+) test/.exec(output)?.[1] ?? 1);
}

/**
 * Runs the journeys in a browser without traces, which take a quarter of the time (`npm run e2e`
 * keeps them for failures). All count as skipped without a browser, as failed without a build.
 * @param {string[]} args arguments for Playwright that select journeys
 */
export async function e2eStep(done, { bail }, args) {
  if (done.get('build').failed > 0) {
    return { ...tally(0, await countTests(args)), output: 'No journeys without a build.\n' };
  }
  const browser = await findBrowser({ shell: true });
  if (!browser) return { ...tally(0, 0, await countTests(args)), output: `${browserHint}\n` };

  const file = join(root, '.cache/test/e2e.json');
  mkdirSync(join(root, '.cache/test'), { recursive: true });
  rmSync(file, { force: true });
  const { output } = await runNode(
    [...playwright(), `--reporter=${reporter}`, '--trace=off', ...(bail ? ['-x'] : []), ...args],
    { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_REPORT: file }, onOutput: write },
  );
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { ...tally(0, 1), output };
}
