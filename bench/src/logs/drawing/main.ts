import os from 'node:os';
import { figureOf } from '../../figures/Figure.ts';
import { keepBrowser } from '../../measure/keepBrowser.ts';
import { profiles } from '../../measure/Profile.ts';
import { quietMoment } from '../../measure/quietMoment.ts';
import { readOptions } from '../../readOptions.ts';
import { spread, table } from '../../report/table.ts';
import { builtPortal, startBenchServer } from '../../service/startBenchServer.ts';
import { signIn } from '../../signIn.ts';
import { measureDrawing, type DrawingSample } from './measureDrawing.ts';

// npm run bench -- logs, its last part: how soon the hours of 2,000 people are drawn, and how they scroll.

/** How long to wait for a quiet moment before each sample. */
const patienceMs = 4_000;

const { rounds } = readOptions(process.argv.slice(2));
const loadBefore = os.loadavg()[0] ?? 0;
const server = await startBenchServer(builtPortal);
const browser = keepBrowser(process.env['CHROMIUM_PATH']);
try {
  const [, profile] = profiles;
  const cookies = await signIn(await browser.get(), server.url, 'owner@pro.example');
  const samples: DrawingSample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${String(round + 1)} of ${String(rounds)}\n`);
    await quietMoment(patienceMs);
    samples.push(await measureDrawing(await browser.get(), server.url, { profile, cookies }));
  }
  const figures = (of: (sample: DrawingSample) => number) => spread(figureOf(samples.map(of)));
  const report = table([
    ['2,000 people', 'measured'],
    ['bars in sight after the data, ms (wanted ≤ 300)', figures(({ drawnMs }) => drawnMs)],
    ['work of the page from the choice of the tab on, ms', figures(({ workMs }) => workMs)],
    ['frames of scrolling', figures(({ frames }) => frames)],
    ['frames dropped', figures(({ dropped }) => dropped)],
    ['longest frame, ms', figures(({ longestMs }) => longestMs)],
  ]);
  const load = `load average ${loadBefore.toFixed(1)} before, ${(os.loadavg()[0] ?? 0).toFixed(1)} after`;
  process.stdout.write(`${String(rounds)} rounds, ${load}\n\n${report}\n`);
} finally {
  await browser.close();
  await server.stop();
}
