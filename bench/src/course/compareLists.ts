import { setTimeout as wait } from 'node:timers/promises';
import { measureLoad } from '../measure/measureLoad.ts';
import type { Visit } from '../measure/openPage.ts';
import { profiles } from '../measure/Profile.ts';
import type { Measured } from '../report/Results.ts';
import { signIn } from '../signIn.ts';
import type { SignedIn } from './Course.ts';
import { sampleAll } from './sampleAll.ts';

const restMs = 3_000;

/** The portal as released with a short and with a long list, in turn. */
export async function compareLists(course: SignedIn): Promise<Measured['lists']> {
  const { browser, url, visit } = course;
  const [, profile] = profiles;
  const cookies = await signIn(await browser.get(), url, 'owner@large.example');
  const firstRow = async (of: Visit) => {
    const { firstRowMs } = await measureLoad(await browser.get(), `${url}/license`, of);
    // The server is still busy with the rest of the long list.
    await wait(restMs);
    return firstRowMs;
  };
  const lists = { short: visit('federated', profile), long: { cookies, profile } };
  await firstRow(lists.long);
  const of = await sampleAll(course, 'long list', ['short', 'long'], (list) =>
    firstRow(lists[list]),
  );
  return { shortMs: of('short'), longMs: of('long') };
}
