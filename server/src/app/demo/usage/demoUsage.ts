import { addDays, compareCodePoints, tokyoDay } from '@portal/shared/domain';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/Deps.ts';
import { importEvents } from '../../../areas/usage/events/importEvents.ts';
import { addLicenseMonths } from '../../../areas/usage/figures/licenseMonths.ts';
import { rollUp } from '../../../areas/usage/figures/rollUp.ts';
import { yearOfUse, type DemoSeat } from './yearOfUse.ts';

/** More than in one API call: each batch looks up its events in all months of the year. */
const eventsAtOnce = 5_000;

interface DemoTeamUse {
  readonly teamId: string;
  readonly userIds: readonly string[];
  /** Number of licenses in use, the first ones by number. */
  readonly used: number;
  /** When the demo was created: the end of the year. */
  readonly begun: Date;
  readonly seed: number;
}

/**
 * Imports a year of use like an operator, and computes its figures. Resuming an interrupted start
 * imports nothing twice, because the events are identical.
 */
export async function demoUsage(
  deps: Deps,
  { teamId, userIds, used, begun, seed }: DemoTeamUse,
): Promise<void> {
  const { db } = deps;
  await addLicenseMonths(db, begun);
  if (used === 0) return;
  const licenses = await db
    .selectFrom('manager.license')
    .where('team_id', '=', teamId)
    .select(['number', 'product', 'start_at', 'end_at', 'standalone_at'])
    .orderBy(({ fn }) => fn<string>('right', ['number', sql.lit(7)]))
    .limit(used)
    .execute();
  const seats = licenses
    .map(seatOf)
    .toSorted((one, other) => compareCodePoints(one.end_at, other.end_at));
  let lines: string[] = [];
  const send = async () => {
    const { rejected } = await importEvents(deps, teamId, lines);
    const [first] = rejected;
    if (first) throw new Error(`the demo has an event that is refused: ${first.code}`);
    lines = [];
  };
  for (const events of yearOfUse({ now: begun, seed, seats, userIds })) {
    if (lines.length + events.length > eventsAtOnce) await send();
    lines.push(...events.map((event) => JSON.stringify(event)));
  }
  await send();
  await rollUp(db, teamId);
}

interface UsedLicense extends DemoSeat {
  readonly standalone_at: Date | null;
}

/** A network license, until it becomes standalone, if it does. */
function seatOf({ standalone_at, ...license }: UsedLicense): DemoSeat {
  if (standalone_at === null) return license;
  const last = addDays(tokyoDay(standalone_at), -1);
  return last < license.end_at ? { ...license, end_at: last } : license;
}
