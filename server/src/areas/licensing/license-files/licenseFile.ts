import {
  addDays,
  personName,
  sealLicenseFile,
  startOfTokyoDay,
  toCalendarDay,
  type GrantedLicense,
} from '@portal/shared/domain';
import { savedLocale } from '../../../platform/answers/localeOf.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { licenseRecords, membersOfTeam, type Member } from '../licenses/licenses.queries.ts';
import { vendorSigner } from './vendorKeys.ts';

/**
 * The license file of a standalone license by its number. Each download signs it with the current
 * periods, so that a renewal only needs another download. @returns undefined if the team has no
 * such license or it is not standalone.
 */
export async function licenseFile(
  deps: Deps,
  teamId: string,
  number: string,
): Promise<string | undefined> {
  const { db } = deps;
  const ofTeam = licenseRecords(db, teamId, deps.clock());
  const asked = await ofTeam.where('license.number', '=', number).executeTakeFirst();
  if (!asked?.standalone_file_id) return undefined;
  const records = await ofTeam
    .where('license.standalone_file_id', '=', asked.standalone_file_id)
    .orderBy('license.product')
    .orderBy('license.number')
    .execute();
  const issued = await forTeam(db, teamId)
    .selectFrom('manager.license_file as file')
    .innerJoin('manager.license_device as device', 'device.id', 'file.device_id')
    .where('file.id', '=', asked.standalone_file_id)
    .select(['file.request_id', 'file.user_id', 'file.created_at'])
    .select(['device.fingerprint', 'device.public_key'])
    .executeTakeFirstOrThrow();
  const person = (await membersOfTeam(db, teamId)).find(({ id }) => id === issued.user_id);
  const licenses = records.map(({ number, product, start_at, end_at }): GrantedLicense => {
    return {
      number,
      product,
      start_at: toCalendarDay(start_at),
      end_at: toCalendarDay(end_at),
    };
  });
  return sealLicenseFile(
    {
      typ: 'LIC',
      v: 1,
      id: asked.standalone_file_id,
      req: issued.request_id,
      fp: issued.fingerprint,
      dk: issued.public_key,
      user: { id: issued.user_id, name: nameOf(person, issued.user_id) },
      licenses,
      iat: issued.created_at.toISOString(),
      ...periodOf(licenses),
    },
    await vendorSigner(deps),
  );
}

/**
 * The name of a license file's person, in the order of their profile's language; the id if the
 * person has left or has no name.
 */
function nameOf(person: Member | undefined, userId: string): string {
  const name = person ? personName(person, savedLocale(person.locale)) : '';
  return name === '' ? userId : name;
}

/**
 * The period of a file: from the first to the last day of any license in it. The file also has the
 * period of each license.
 */
function periodOf(licenses: readonly GrantedLicense[]): { nbf: string; exp: string } {
  const starts = licenses.map(({ start_at }) => startOfTokyoDay(start_at).getTime());
  const ends = licenses.map(({ end_at }) => startOfTokyoDay(addDays(end_at, 1)).getTime());
  return {
    nbf: new Date(Math.min(...starts)).toISOString(),
    exp: new Date(Math.max(...ends)).toISOString(),
  };
}
