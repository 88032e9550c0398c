import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserKeeper } from './measure/keepBrowser.ts';
import type { LoadSample } from './measure/LoadSample.ts';
import { measureLanguageSwitch } from './measure/measureLanguageSwitch.ts';
import { measureLoad } from './measure/measureLoad.ts';
import { measureNavigation, type NavigationSample } from './measure/measureNavigation.ts';
import type { Visit } from './measure/openPage.ts';
import { quietMoment } from './measure/quietMoment.ts';
import { profiles, type Profile } from './measure/Profile.ts';
import { variants, type ByVariant, type Results, type Variant } from './report/Results.ts';
import { variantCookie } from './service/variantCookie.ts';
import { signIn } from './signIn.ts';

interface Course {
  readonly browser: BrowserKeeper;
  readonly url: string;
  readonly rounds: number;
  readonly say: (text: string) => void;
}

const restMs = 3_000;
/** How long to wait for a quiet moment before each sample. */
const patienceMs = 4_000;

/** Calls once for each variant, in another order in each round. */
async function inTurn(round: number, call: (variant: Variant) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < variants.length; turn += 1) {
    const variant = variants[(round + turn) % variants.length];
    if (variant) await call(variant);
  }
}

/** A sample for each variant and round; a page with a fault is visited once more. */
async function sampleAll<Sample>(
  { rounds, say }: Course,
  what: string,
  measure: (variant: Variant) => Promise<Sample>,
): Promise<ByVariant<readonly Sample[]>> {
  const samples: Record<Variant, Sample[]> = { federated: [], plain: [], hinted: [] };
  for (let round = 0; round < rounds; round += 1) {
    say(`${what}: round ${String(round + 1)} of ${String(rounds)}`);
    await inTurn(round, async (variant) => {
      await quietMoment(patienceMs);
      samples[variant].push(await measure(variant).catch(() => measure(variant)));
    });
  }
  return samples;
}

/** All measurements, one after the other: two at once would disturb each other. */
export async function runCourse(
  course: Course,
): Promise<Pick<Results, 'loads' | 'navigation' | 'lists'>> {
  const { browser, url, say } = course;
  const open = browser.get;
  const list = `${url}/license`;
  const cookies = await signIn(await open(), url, 'owner@pro.example');
  const visit = (variant: Variant, profile: Profile): Visit => ({
    profile,
    cookies: [
      ...cookies,
      { name: variantCookie, value: variant, domain: new URL(url).hostname, path: '/' },
    ],
  });
  const [slow, fast] = profiles;

  say('warming up');
  await sampleAll({ ...course, rounds: 2, say: () => undefined }, '', async (variant) =>
    measureLoad(await open(), list, visit(variant, fast)),
  );
  const load = (profile: Profile): Promise<ByVariant<readonly LoadSample[]>> =>
    sampleAll(course, `loading, ${profile.title}`, async (variant) =>
      measureLoad(await open(), list, visit(variant, profile)),
    );
  const loads = { slow: await load(slow), fast: await load(fast) };

  const there = { url: list, there: '/prices', heading: 'Prices', back: '/license' };
  const navigate = (isHovered: boolean): Promise<ByVariant<readonly NavigationSample[]>> =>
    sampleAll(course, `navigation${isHovered ? ' after hovering' : ''}`, async (variant) =>
      measureNavigation(await open(), { ...there, isHovered }, visit(variant, slow)),
    );
  const cold = await navigate(false);
  const hovered = await navigate(true);
  const languageMs = await sampleAll(course, 'language', async (variant) =>
    measureLanguageSwitch(
      await open(),
      { url: list, heading: 'ライセンス一覧' },
      visit(variant, slow),
    ),
  );
  const navigationOf = (variant: Variant) => ({
    cold: cold[variant],
    hovered: hovered[variant],
    languageMs: languageMs[variant],
  });
  return {
    loads,
    navigation: {
      federated: navigationOf('federated'),
      plain: navigationOf('plain'),
      hinted: navigationOf('hinted'),
    },
    lists: await compareLists(course, cookies, fast),
  };
}

/** The portal as released with a short and with a long list, in turn. */
async function compareLists(
  { browser, url, rounds, say }: Course,
  short: Visit['cookies'],
  profile: Profile,
): Promise<Results['lists']> {
  const long = await signIn(await browser.get(), url, 'owner@large.example');
  const firstRow = async (cookies: Visit['cookies']) =>
    (await measureLoad(await browser.get(), `${url}/license`, { cookies, profile })).firstRowMs;
  await firstRow(long);
  await wait(restMs);
  const shortMs: number[] = [];
  const longMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    say(`long list: round ${String(round + 1)} of ${String(rounds)}`);
    await quietMoment(patienceMs);
    shortMs.push(await firstRow(short));
    longMs.push(await firstRow(long));
    // The server is still busy with the rest of the long list.
    await wait(restMs);
  }
  return { shortMs, longMs };
}
