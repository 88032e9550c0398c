import { figureOf } from '../figures/Figure.ts';
import { type ActionSample, measureAction } from '../measure/measureAction.ts';
import { profiles } from '../measure/Profile.ts';
import type { FigureRow } from '../report/figureTable.ts';
import { spread } from '../report/table.ts';
import { teams } from './actions.ts';
import type { Course } from './Course.ts';
import { sampleAll } from './sampleAll.ts';
import { signIn } from './signIn.ts';

const [slow, fast] = profiles;
/** The slow line's processor. */
const slowdown = slow.limits?.cpuSlowdown ?? 1;
/** Most milliseconds of own work, without and with data to wait for. */
const wanted = { own: 50, withData: 150 };

/** Measures what a person does on a screen, with a short and a long list. */
export async function actionRows(course: Course): Promise<readonly FigureRow[]> {
  const rows: FigureRow[] = [];
  for (const { rows: length, owner, cases } of teams) {
    const cookies = await signIn(await course.browser.get(), course.url, owner);
    const of = await sampleAll(
      course,
      `actions, ${length} rows`,
      cases.map(({ what }) => what),
      async (what) => {
        const action = cases.find((each) => each.what === what);
        if (!action) throw new Error(`No such action: ${what}`);
        const visit = { cookies, profile: fast };
        return measureAction(await course.browser.get(), course.url, visit, action, slow);
      },
    );
    for (const { what, needsData } of cases) {
      rows.push({
        what: `${what}, ${length} rows`,
        measured: measuredOf(of(what)),
        wanted: `≤ ${String(needsData ? wanted.withData : wanted.own)}`,
      });
    }
  }
  return rows;
}

/** Own work, styles, INP, time until it is shown, requests and shift. */
function measuredOf(samples: readonly ActionSample[]): string {
  const of = (key: keyof ActionSample) => figureOf(samples.map((each) => each[key])).median;
  return [
    spread(figureOf(samples.map(({ workMs }) => workMs * slowdown))),
    of('styles').toFixed(0),
    of('inpMs').toFixed(0),
    of('shownMs').toFixed(0),
    of('requests').toFixed(0),
    of('shift').toFixed(2),
  ].join(' · ');
}
