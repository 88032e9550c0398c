import { licensesSchema, type LicenseRow } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../platform/Deps.ts';
import {
  createLicenses,
  type CreatedLicense,
  type NewLicense,
} from '../../areas/licensing/licenses/createLicenses.ts';
import type { TestTeam } from './people.ts';

/** Adds a license to a team: Circuit Designer, valid from a month ago for another 100 days. */
export async function aLicense(
  { db, clock }: Deps,
  team: TestTeam,
  given: Partial<NewLicense> = {},
): Promise<CreatedLicense> {
  const today = tokyoDay(clock());
  const usual = {
    product: 'cd',
    startsOn: addDays(today, -30),
    endsOn: addDays(today, 100),
  } as const;
  const [license] = await db
    .transaction()
    .execute((trx) => createLicenses(trx, team.id, [{ ...usual, ...given }]));
  if (!license) throw new Error('createLicenses returned no license');
  return license;
}

/** The licenses in a response. */
export const licenseRowsOf = (answer: { json(): unknown }): LicenseRow[] =>
  licensesSchema.parse(answer.json());
