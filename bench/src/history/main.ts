import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { figureOf, ratioOf } from '../figures/Figure.ts';
import { keepBrowser } from '../measure/keepBrowser.ts';
import { measureLoad } from '../measure/measureLoad.ts';
import { profiles } from '../measure/Profile.ts';
import { quietMoment } from '../measure/quietMoment.ts';
import { readOptions } from '../readOptions.ts';
import { spread, table } from '../report/table.ts';
import { builtPortal, startBenchServer } from '../service/startBenchServer.ts';
import { signIn } from '../signIn.ts';
import { measureScroll } from './measureScroll.ts';

// npm run bench -- history: how soon a long order history is there, and how smoothly it scrolls.

const accounts = { short: 'owner@us.example', long: 'owner@large.example' } as const;
/** How long to wait for a quiet moment before each sample. */
const patienceMs = 4_000;
/** The server and the browser are still busy with the rest of the long list. */
const restMs = 2_000;

const { rounds } = readOptions(process.argv.slice(2));
const loadBefore = os.loadavg()[0] ?? 0;
const server = await startBenchServer(builtPortal);
const browser = keepBrowser(process.env['CHROMIUM_PATH']);
try {
  const url = `${server.url}/orders`;
  const [, profile] = profiles;
  const visitOf = async (email: string) => ({
    profile,
    cookies: await signIn(await browser.get(), server.url, email),
  });
  const visits = { short: await visitOf(accounts.short), long: await visitOf(accounts.long) };
  const firstRow = async (list: keyof typeof visits) => {
    await quietMoment(patienceMs);
    const { firstRowMs } = await measureLoad(await browser.get(), url, visits[list]);
    await wait(restMs);
    return firstRowMs;
  };
  await firstRow('short');
  await firstRow('long');
  const shortMs: number[] = [];
  const longMs: number[] = [];
  const scrolls = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${String(round + 1)} of ${String(rounds)}\n`);
    shortMs.push(await firstRow('short'));
    longMs.push(await firstRow('long'));
    if (round % 3 === 0) {
      await quietMoment(patienceMs);
      scrolls.push(await measureScroll(await browser.get(), url, visits.long));
    }
  }
  const short = await measureScroll(await browser.get(), url, visits.short);
  const rows = scrolls[0]?.rows ?? 0;
  const name = (count: number) => `${count.toLocaleString('en')} orders`;
  const loads = table([
    ['first row, ms', 'cold, no throttle'],
    [name(short.rows), spread(figureOf(shortMs))],
    [name(rows), spread(figureOf(longMs))],
    ['ratio (wanted ≤ 1.3)', spread(ratioOf(longMs, shortMs), 2)],
  ]);
  const scrolled = table([
    ['scrolling through all rows', 'frames', 'dropped', 'longest ms', 'without rows'],
    ...scrolls.map(({ frames, dropped, longestMs, empty }, index) => [
      `${name(rows)}, time ${String(index + 1)}`,
      String(frames),
      String(dropped),
      longestMs.toFixed(0),
      String(empty),
    ]),
  ]);
  const load = `load average ${loadBefore.toFixed(1)} before, ${(os.loadavg()[0] ?? 0).toFixed(1)} after`;
  process.stdout.write(`${String(rounds)} rounds, ${load}\n\n${loads}\n\n${scrolled}\n`);
} finally {
  await browser.close();
  await server.stop();
}
