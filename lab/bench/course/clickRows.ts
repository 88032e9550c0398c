import { figureOf, ratioOf } from '../figures/Figure.ts';
import { type ClickSample, measureClick } from '../measure/measureClick.ts';
import type { Profile } from '../measure/Profile.ts';
import type { FigureRow } from '../report/figureTable.ts';
import { spread } from '../report/table.ts';
import type { SignedIn } from './Course.ts';
import { sampleAll } from './sampleAll.ts';

const variants = ['federated', 'lean'] as const;
/** Milliseconds that the pointer rests on the entry: none, and as a person who aims. */
const ways = { 'clicked at once': 0, 'pressed after 300 ms': 300 };

const wanted: Readonly<Record<string, { readonly readMs: number; readonly usableMs: number }>> = {
  'clicked at once, slow line': { readMs: 0.8, usableMs: 1.3 },
  'pressed after 300 ms, slow line': { readMs: 0.6, usableMs: 1.3 },
};

/** Measures the first click on another screen, of the portal and of the lean page. */
export async function clickRows(
  course: SignedIn,
  profiles: readonly Profile[],
): Promise<readonly FigureRow[]> {
  const rows: FigureRow[] = [];
  for (const profile of profiles) {
    for (const [way, restMs] of Object.entries(ways)) {
      const what = `${way}, ${profile.limits ? 'slow line' : 'no throttle'}`;
      const of = await sampleAll(course, `clicks, ${what}`, variants, async (variant) =>
        measureClick(
          await course.browser.get(),
          `${course.url}/license`,
          course.visit(variant, profile),
          restMs,
        ),
      );
      rows.push(...rowsOf(what, of('federated'), of('lean')));
    }
  }
  return rows;
}

function rowsOf(
  what: string,
  federated: readonly ClickSample[],
  lean: readonly ClickSample[],
): readonly FigureRow[] {
  const titles = { readMs: 'read', usableMs: 'usable' } as const;
  return (['readMs', 'usableMs'] as const).flatMap((key) => {
    const [own, other] = [federated, lean].map((samples) => samples.map((each) => each[key]));
    const limit = wanted[what]?.[key];
    const medians = [own, other].map((values) => figureOf(values ?? []).median.toFixed(0));
    return [
      { what: `${titles[key]}, ms, ${what}: federated · lean`, measured: medians.join(' · ') },
      {
        what: `${titles[key]} / lean, ${what}`,
        measured: spread(ratioOf(own ?? [], other ?? []), 2),
        ...(limit === undefined ? {} : { wanted: `≤ ${String(limit)}` }),
      },
    ];
  });
}
