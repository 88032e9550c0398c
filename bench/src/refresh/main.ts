import os from 'node:os';
import path from 'node:path';
import { figureOf } from '../figures/Figure.ts';
import { keepBrowser } from '../measure/keepBrowser.ts';
import { quietMoment } from '../measure/quietMoment.ts';
import { readOptions } from '../readOptions.ts';
import { spread, table } from '../report/table.ts';
import { startBenchServer } from '../service/startBenchServer.ts';
import { signIn } from '../signIn.ts';
import { developCopy } from './DevelopedRemote.ts';

// npm run bench -- refresh: how soon a change of a developer's source stands in a running portal.

const remote = path.join(import.meta.dirname, '../../remotes/mf-prices');
/** How long to wait for a quiet moment before each sample; types are checked after each change. */
const patienceMs = 20_000;
const sources = {
  text: { file: 'src/locales/en.json', before: '"Prices' },
  component: { file: 'src/screens/PriceTable.tsx', before: 'title={' },
} as const;

const { rounds } = readOptions(process.argv.slice(2));
const loadBefore = os.loadavg()[0] ?? 0;
const server = await startBenchServer();
const browser = keepBrowser(process.env['CHROMIUM_PATH']);
const developed = await developCopy(remote, server.url);
try {
  const open = await browser.get();
  const cookies = await signIn(open, server.url, 'owner@pro.example');
  const context = await open.newContext({ locale: 'en-US' });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const wish = encodeURIComponent(`mf-prices@${developed.origin}`);
  await page.goto(`${server.url}/prices?dev=${wish}`);
  await page.locator('a.action').click();
  const heading = page.locator('main h1');
  await heading.waitFor();
  const loaded = await page.evaluate(() => performance.timeOrigin);

  /** Milliseconds from writing the file until the heading says it. */
  const measure = async (file: string, from: string, to: string, text: string | RegExp) => {
    await quietMoment(patienceMs);
    const began = performance.now();
    await developed.edit(file, from, to);
    await heading.filter({ hasText: text }).waitFor();
    return performance.now() - began;
  };
  const texts: number[] = [];
  const components: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${String(round + 1)} of ${String(rounds)}\n`);
    const mark = `T${String(round)} `;
    const { text, component } = sources;
    texts.push(await measure(text.file, text.before, `"${mark}Prices`, mark));
    await measure(text.file, `"${mark}Prices`, text.before, /^Prices/);
    const changed = `title={'C${String(round)} ' + `;
    components.push(await measure(component.file, component.before, changed, `C${String(round)} `));
    await measure(component.file, changed, component.before, /^Prices/);
  }
  if ((await page.evaluate(() => performance.timeOrigin)) !== loaded) {
    throw new Error('The page was loaded anew in between.');
  }
  const load = `load average ${loadBefore.toFixed(1)} before, ${(os.loadavg()[0] ?? 0).toFixed(1)} after`;
  const lines = table([
    ['from writing a file until the page shows it, wanted ≤ 1000', 'ms'],
    ['a text', spread(figureOf(texts))],
    ['a component', spread(figureOf(components))],
  ]);
  process.stdout.write(`${String(rounds)} rounds, ${load}\n\n${lines}\n`);
} finally {
  await browser.close();
  await developed.stop();
  await server.stop();
}
