import os from 'node:os';
import { figureOf, ratioOf } from '../figures/Figure.ts';
import { keepBrowser } from '../measure/keepBrowser.ts';
import { measureLoad } from '../measure/measureLoad.ts';
import { profiles } from '../measure/Profile.ts';
import { quietMoment } from '../measure/quietMoment.ts';
import { readOptions } from '../readOptions.ts';
import { spread, table } from '../report/table.ts';
import { builtPortal, startBenchServer } from '../service/startBenchServer.ts';
import { signIn } from '../signIn.ts';
import { measureFirstRow } from './measureFirstRow.ts';
import { lookedAfter, measureMounts, type Held } from './measureMounts.ts';
import { startHost } from './startHost.ts';
import { tokenOf } from './tokenOf.ts';
import { weighElements } from './weighElements.ts';

// npm run bench -- embed: what elements of the portal weigh on a page of another site, how soon the
// license list has its first row there and in the portal, and what is left of a hundred of them.

/** How long to wait for a quiet moment before each sample. */
const patienceMs = 4_000;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const { rounds } = readOptions(process.argv.slice(2));
const loadBefore = os.loadavg()[0] ?? 0;
const portal = await startBenchServer(builtPortal);
const browser = keepBrowser(process.env['CHROMIUM_PATH']);
const host = await startHost(portal);
try {
  const cookies = await signIn(await browser.get(), portal.url, 'owner@pro.example');
  const token = await tokenOf(portal.url, cookies);
  const head = ['kB of scripts, brotli', 'loader', 'core', 'companions', 'own', 'together'];
  const sections = [table([head, ...weights()])];
  for (const profile of profiles) {
    const embeddedMs: number[] = [];
    const previewMs: number[] = [];
    const usableMs: number[] = [];
    // The first round warms the portal up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      process.stderr.write(`${profile.title}: round ${String(round)} of ${String(rounds)}\n`);
      await quietMoment(patienceMs);
      const rowMs = await measureFirstRow(await browser.get(), host.url, { token, profile });
      await quietMoment(patienceMs);
      const visit = { cookies, profile };
      const own = await measureLoad(await browser.get(), `${portal.url}/license`, visit);
      if (round === 0) continue;
      embeddedMs.push(rowMs);
      previewMs.push(own.firstRowMs);
      usableMs.push(own.usableMs);
    }
    sections.push(
      table([
        ['first row, ms', profile.title],
        ['element on a page of another site', spread(figureOf(embeddedMs))],
        ['portal, can be read (preview)', spread(figureOf(previewMs))],
        ['portal, can be used', spread(figureOf(usableMs))],
        ['element / portal, can be used', spread(ratioOf(embeddedMs, usableMs), 2)],
      ]),
    );
  }
  const held: Held[] = [];
  for (let round = 1; round <= Math.ceil(rounds / 3); round += 1) {
    process.stderr.write(`mounts: round ${String(round)}\n`);
    const visitor = { token, profile: profiles[1] };
    held.push(...(await measureMounts(await browser.get(), host.url, visitor)));
  }
  sections.push(table([['after mounts', 'nodes', 'listeners', 'heap MB'], ...holds(held)]));
  const load = `load average ${loadBefore.toFixed(1)} before, ${(os.loadavg()[0] ?? 0).toFixed(1)} after`;
  process.stdout.write(`${String(rounds)} rounds, ${load}\n\n${sections.join('\n\n')}\n`);
} finally {
  host.stop();
  await browser.close();
  await portal.stop();
}

function weights(): string[][] {
  return weighElements().map(({ path, loader, core, companions, own }) => [
    path,
    ...[loader, core, companions, own, loader + core + companions + own].map(kilobytes),
  ]);
}

function holds(held: readonly Held[]): string[][] {
  return lookedAfter.map((mounts) => {
    const all = held.filter((each) => each.mounts === mounts);
    const heaps = all.map(({ heapBytes }) => heapBytes / 1e6);
    return [
      String(mounts),
      spread(figureOf(all.map(({ nodes }) => nodes))),
      spread(figureOf(all.map(({ listeners }) => listeners))),
      spread(figureOf(heaps), 1),
    ];
  });
}
