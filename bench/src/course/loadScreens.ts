import { measureLoad } from '../measure/measureLoad.ts';
import type { Profile } from '../measure/Profile.ts';
import { rowSelector } from '../measure/watchContent.ts';
import type { ScreenLoads } from '../report/Results.ts';
import type { SignedIn } from './Course.ts';
import { sampleAll } from './sampleAll.ts';

/** Screens of the portal, each with a selector of what it is opened for, out of its data. */
const contents = new Map([
  ['/license', rowSelector],
  ['/orders', rowSelector],
  // A number at the axis of a chart.
  ['/log', 'main svg text'],
  // The licenses that end first.
  ['/store', rowSelector],
  // A file, or the sentence that there is none yet.
  ['/download', 'main :is(ol li, p)'],
  // The job of the demo.
  ['/demitasnx', rowSelector],
]);

/** Cold loads of the portal's screens. */
export async function loadScreens(
  course: SignedIn,
  profile: Profile,
): Promise<readonly ScreenLoads[]> {
  const { browser, url, visit } = course;
  const paths = [...contents.keys()];
  const of = await sampleAll(course, `screens, ${profile.title}`, paths, async (path) =>
    measureLoad(await browser.get(), url + path, visit('federated', profile), contents.get(path)),
  );
  return paths.map((path) => ({ path, samples: of(path) }));
}
