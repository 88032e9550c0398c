import { measureLoad, measureSecondVisit } from '../measure/measureLoad.ts';
import { profiles, type Profile } from '../measure/Profile.ts';
import {
  byVariant,
  type Measured,
  type Part,
  type Variant,
  variantCookie,
  variants,
} from '../report/Results.ts';
import { signIn } from './signIn.ts';
import type { Course, SignedIn } from './Course.ts';
import { sampleAll } from './sampleAll.ts';

const [slow, fast] = profiles;

/** Measurement of each part on the license list. */
const measurements = { loads: measureLoad, visits: measureSecondVisit } as const;

/** Signs in and warms up; then loads and visits of all variants can be measured. */
export async function startCourse(course: Course): Promise<SignedIn> {
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
  await sample({ ...signedIn, rounds: 2, say: () => undefined }, 'loads', fast);
  return signedIn;
}

/** Measures one part of loads on both lines. */
export async function measurePart(course: SignedIn, part: Part): Promise<Measured[Part]> {
  return { slow: await sample(course, part, slow), fast: await sample(course, part, fast) };
}

async function sample(course: SignedIn, part: Part, profile: Profile) {
  const { browser, url, visit } = course;
  return byVariant(
    await sampleAll(course, `${part}, ${profile.title}`, variants, async (variant) =>
      measurements[part](await browser.get(), `${url}/license`, visit(variant, profile)),
    ),
  );
}
