import { measureLoad, measureSecondVisit } from '../measure/measureLoad.ts';
import { profiles, type Profile } from '../measure/Profile.ts';
import {
  byVariant,
  type Measured,
  type Part,
  parts,
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

/** Measures the parts sequentially, so that they do not disturb each other. */
export async function* runCourse(
  course: Course,
  wanted: ReadonlySet<Part>,
): AsyncGenerator<[Part, Measured[Part]]> {
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
  for (const part of parts.filter((each) => wanted.has(each))) {
    yield [
      part,
      { slow: await sample(signedIn, part, slow), fast: await sample(signedIn, part, fast) },
    ];
  }
}

async function sample(course: SignedIn, part: Part, profile: Profile) {
  const { browser, url, visit } = course;
  return byVariant(
    await sampleAll(course, `${part}, ${profile.title}`, variants, async (variant) =>
      measurements[part](await browser.get(), `${url}/license`, visit(variant, profile)),
    ),
  );
}
