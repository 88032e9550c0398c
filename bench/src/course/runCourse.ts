import { measureLanguageSwitch } from '../measure/measureLanguageSwitch.ts';
import { measureLoad, measureSecondVisit } from '../measure/measureLoad.ts';
import { measureNavigation } from '../measure/measureNavigation.ts';
import { profiles, type Profile } from '../measure/Profile.ts';
import {
  byVariant,
  variants,
  type ByLine,
  type Measured,
  type Part,
  type Variant,
} from '../report/Results.ts';
import { variantCookie } from '../service/variantCookie.ts';
import { signIn } from '../signIn.ts';
import { compareLists } from './compareLists.ts';
import type { Course, SignedIn } from './Course.ts';
import { loadScreens } from './loadScreens.ts';
import { sampleAll } from './sampleAll.ts';

const [slow, fast] = profiles;

/** How each part is measured. */
const measurements: { readonly [P in Part]: (course: SignedIn) => Promise<Measured[P]> } = {
  loads: (course) => onBothLines((profile) => load(course, profile)),
  visits: (course) => onBothLines((profile) => visitAgain(course, profile)),
  navigation: navigate,
  language: switchLanguage,
  lists: compareLists,
  screens: (course) => onBothLines((profile) => loadScreens(course, profile)),
};

/** All measurements of some parts, one after the other: two at once would disturb each other. */
export async function runCourse(
  course: Course,
  wanted: ReadonlySet<Part>,
): Promise<Partial<Measured>> {
  const { browser, url, say } = course;
  const cookies = await signIn(await browser.get(), url, 'owner@pro.example');
  const visit = (variant: Variant, profile: Profile) => ({
    profile,
    cookies: [
      ...cookies,
      { name: variantCookie, value: variant, domain: new URL(url).hostname, path: '/' },
    ],
  });
  const signedIn = { ...course, visit };
  say('warming up');
  await load({ ...signedIn, rounds: 2, say: () => undefined }, fast);
  let measured: Partial<Measured> = {};
  for (const part of Object.keys(measurements).filter(isPart)) {
    if (wanted.has(part)) measured = { ...measured, [part]: await measurements[part](signedIn) };
  }
  return measured;
}

function isPart(name: string): name is Part {
  return Object.hasOwn(measurements, name);
}

function listOf({ url }: Course): string {
  return `${url}/license`;
}

async function onBothLines<T>(measure: (profile: Profile) => Promise<T>): Promise<ByLine<T>> {
  return { slow: await measure(slow), fast: await measure(fast) };
}

async function load(course: SignedIn, profile: Profile) {
  const { browser, visit } = course;
  return byVariant(
    await sampleAll(course, `loading, ${profile.title}`, variants, async (variant) =>
      measureLoad(await browser.get(), listOf(course), visit(variant, profile)),
    ),
  );
}

async function visitAgain(course: SignedIn, profile: Profile) {
  const { browser, visit } = course;
  return byVariant(
    await sampleAll(course, `second visit, ${profile.title}`, variants, async (variant) =>
      measureSecondVisit(await browser.get(), listOf(course), visit(variant, profile)),
    ),
  );
}

/** From the license list to the order history and back, by the menu's entries. */
async function navigate(course: SignedIn): Promise<Measured['navigation']> {
  const { browser, visit } = course;
  const way = { url: listOf(course), there: '/orders', back: '/license' } as const;
  const go = (what: string, isHovered: boolean) =>
    sampleAll(course, what, variants, async (variant) =>
      measureNavigation(await browser.get(), { ...way, isHovered }, visit(variant, slow)),
    );
  const cold = await go('navigation', false);
  const hovered = await go('navigation after hovering', true);
  return byVariant((variant) => ({ cold: cold(variant), hovered: hovered(variant) }));
}

async function switchLanguage(course: SignedIn): Promise<Measured['language']> {
  const { browser, visit } = course;
  const screen = { url: listOf(course), heading: 'ライセンス一覧' };
  const bilingual = ['federated', 'plain', 'hinted'] as const;
  const of = await sampleAll(course, 'language', bilingual, async (variant) =>
    measureLanguageSwitch(await browser.get(), screen, visit(variant, slow)),
  );
  return { federated: of('federated'), plain: of('plain'), hinted: of('hinted') };
}
