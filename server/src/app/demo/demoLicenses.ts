import {
  addDays,
  contractEndsOn,
  renewedEndsOn,
  tokyoDay,
  type CalendarDay,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import {
  createLicenses,
  type CreatedLicense,
  type NewLicense,
} from '../../areas/licensing/licenses/createLicenses.ts';
import type { Database } from '../../platform/db/Database.ts';
import { demoLeases, demoStandalone } from './demoLicenseUse.ts';
import { inBatches } from './inBatches.ts';

interface DemoLicenses {
  readonly teamId: string;
  /** The team's people, at least one; the first ones own and use the most. */
  readonly userIds: readonly string[];
  readonly count: number;
  /** Folder for the keys of the standalone licenses' computers. */
  readonly homes: string;
}

/** Contract lengths, assigned in turn. */
const terms = [12, 12, 6, 1, 12, 3] as const;
/** Days until the end, assigned in turn; the first ones cover every state in a short list. */
const daysLeft = [200, 12, 341, -5, 88, 20, 150, -45, 0, 270, 31, 120, 7, 305, 64, 183] as const;

/**
 * Licenses of a demo team, with dates relative to today: some expire soon, some have expired, some
 * are trials, standalone, renewed or in use.
 */
export async function demoLicenses(
  trx: Kysely<Database>,
  now: Date,
  { teamId, userIds, count, homes }: DemoLicenses,
): Promise<void> {
  const today = tokyoDay(now);
  const plans = Array.from({ length: count }, (_, index) => demoLicense(index, today, userIds));
  const created: CreatedLicense[] = [];
  for (const part of inBatches(plans)) created.push(...(await createLicenses(trx, teamId, part)));
  const usable = created.filter((_, index) => isUsable(plans[index], today));
  const standalone = usable.filter((_, index) => index % 9 === 4).slice(0, 40);
  const network = usable.filter((license) => !standalone.includes(license));
  const held = network.filter((_, index) => index % 4 === 1).slice(0, 400);
  const use = { teamId, userIds, now };
  await demoStandalone(trx, { ...use, homes }, standalone);
  await demoLeases(trx, use, held);
  // The embedded database gathers no statistics itself and plans badly without.
  await sql`analyze manager.license`.execute(trx);
}

function demoLicense(index: number, today: CalendarDay, userIds: readonly string[]): NewLicense {
  const trial = index % 13 === 6;
  const months = trial ? 1 : (terms[index % terms.length] ?? 12);
  const rest = daysLeft[index % daysLeft.length] ?? 0;
  // A term cannot have more days left than days, unless it is in the future.
  const wantedEnd = addDays(today, Math.min(rest, months * 30));
  const startsOn = startOf(wantedEnd, months);
  const firstEnd = contractEndsOn(startsOn, months);
  const isRenewed = index % 17 === 3 && rest < 0;
  const ownerId = userIds[(index * 7) % Math.min(userIds.length, 1 + (index % 5))];
  return {
    product: index % 3 === 1 ? 'pd' : 'cd',
    startsOn,
    endsOn: isRenewed ? renewedEndsOn(firstEnd, 12) : firstEnd,
    trial,
    autoRenewal: !trial && index % 5 === 2,
    ...(ownerId === undefined || index % 11 === 10 ? {} : { ownerId }),
  };
}

/** First day of a term of `months` that ends on `endsOn`, as exactly as months allow. */
function startOf(endsOn: CalendarDay, months: number): CalendarDay {
  let startsOn = addDays(endsOn, -months * 31);
  while (contractEndsOn(startsOn, months) < endsOn) startsOn = addDays(startsOn, 1);
  return startsOn;
}

function isUsable(license: NewLicense | undefined, today: CalendarDay): boolean {
  return license !== undefined && license.startsOn <= today && today <= license.endsOn;
}
