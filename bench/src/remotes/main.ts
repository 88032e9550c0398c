import os from 'node:os';
import ky from 'ky';
import { registrySchema } from '@portal/shared/contracts';
import { keepBrowser } from '../measure/keepBrowser.ts';
import type { LoadSample } from '../measure/LoadSample.ts';
import { measureLoad } from '../measure/measureLoad.ts';
import type { Visit } from '../measure/openPage.ts';
import { profiles, type Profile } from '../measure/Profile.ts';
import { quietMoment } from '../measure/quietMoment.ts';
import { readOptions } from '../readOptions.ts';
import { allVariants, startBenchServer, type BenchServer } from '../service/startBenchServer.ts';
import { signIn } from '../signIn.ts';
import { measureRest } from './measureRest.ts';
import { reportRemotes, type Both } from './reportRemotes.ts';

// npm run bench -- remotes: whether a portal with a hundred remotes is slower than with seven.

const user = 'owner@pro.example';
/** Remotes besides the portal's own and the benchmark's. */
const moreRemotes = 93;
/** How long to wait for a quiet moment before each sample. */
const patienceMs = 4_000;

interface Portal {
  readonly server: BenchServer;
  readonly cookies: Visit['cookies'];
  readonly remotes: number;
}

const { rounds } = readOptions(process.argv.slice(2));
const loadBefore = os.loadavg()[0] ?? 0;
const say = (text: string) => process.stderr.write(`${text}\n`);
const browser = keepBrowser(process.env['CHROMIUM_PATH']);

async function startPortal(copies: number): Promise<Portal> {
  say(`starting a portal with ${String(copies)} remotes more`);
  const server = await startBenchServer([...allVariants, '--copies', String(copies)]);
  const cookies = await signIn(await browser.get(), server.url, user);
  return { server, cookies, remotes: await countRemotes(server, cookies) };
}

/** How many the registry has for this person: counted, not believed. */
async function countRemotes({ url }: BenchServer, cookies: Visit['cookies']): Promise<number> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { remotes } = await ky(`${url}/api/registry`, { headers: { cookie } })
    .json()
    .then((answer) => registrySchema.parse(answer));
  return remotes.length;
}

/** A sample of each portal in each round, the other one first in every second round. */
async function sampleBoth<Sample>(
  portals: readonly [few: Portal, many: Portal],
  what: string,
  measure: (portal: Portal) => Promise<Sample>,
): Promise<Both<Sample>> {
  const samples: [Sample[], Sample[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    say(`${what}: round ${String(round + 1)} of ${String(rounds)}`);
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await quietMoment(patienceMs);
      samples[index].push(await measure(portals[index]));
    }
  }
  return samples;
}

const portals = [await startPortal(0), await startPortal(moreRemotes)] as const;
try {
  const load = async ({ server, cookies }: Portal, profile: Profile) =>
    measureLoad(await browser.get(), `${server.url}/license`, { cookies, profile });
  const [slow, fast] = profiles;
  for (const portal of portals) await load(portal, fast);
  const loads: (readonly [string, Both<LoadSample>])[] = [];
  for (const profile of [slow, fast]) {
    const measure = (portal: Portal) => load(portal, profile);
    loads.push([profile.title, await sampleBoth(portals, profile.title, measure)]);
  }
  const rests = await sampleBoth(portals, 'at rest', async ({ server, cookies }) =>
    measureRest(await browser.get(), `${server.url}/license`, { cookies, profile: fast }),
  );
  const [few, many] = portals;
  const tables = reportRemotes({ remotes: [few.remotes, many.remotes], loads, rests });
  const conditions = `load average ${loadBefore.toFixed(1)} before, ${(os.loadavg()[0] ?? 0).toFixed(1)} after`;
  process.stdout.write(`${String(rounds)} rounds, ${conditions}\n\n${tables}\n`);
} finally {
  await browser.close();
  for (const { server } of portals) await server.stop();
}
