import { addDays, tokyoDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import { newId } from '../../platform/db/newId.ts';
import type { Deps } from '../../platform/Deps.ts';
import { makeTgz } from '@portal/emi-engine/boards/makeTar.ts';
import { kicad } from '@portal/emi-engine/boards/Dialect.ts';
import { samplePlan } from '@portal/emi-engine/boards/samplePlan.ts';
import { writeBoard } from '@portal/emi-engine/boards/writeBoard.ts';
import { emiSourceKey } from '../../areas/emi/jobs/emiBlobKeys.ts';
import { queueEmiJob } from '../../areas/emi/jobs/queueEmiJob.ts';
import { createEmiLicense } from '../../areas/emi/licenses/createEmiLicense.ts';
import { writeEmiSettings } from '../../areas/emi/licenses/settings/EmiSettings.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * A campaign with the free trial, and for one team an EMI license with a queued job, which finishes
 * some seconds after the first start.
 */
export async function demoEmi(
  deps: Pick<Deps, 'blobs' | 'clock' | 'queue'>,
  trx: Kysely<Database>,
  now: Date,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<void> {
  await writeEmiSettings(trx, { isOff: false, trialUntil: addDays(tokyoDay(now), 180) });
  const number = await createEmiLicense(trx, {
    teamId,
    userId,
    kind: 'bought',
    label: '電源ボード A1',
    startsOn: addDays(tokyoDay(now), -3),
    orderedAt: new Date(now.getTime() - 3 * dayMs),
    terms: null,
  });
  const { id: licenseId } = await trx
    .selectFrom('manager.emi_license')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const id = newId(now);
  const key = emiSourceKey(id);
  const { size: bytes } = await deps.blobs.put(key, makeTgz(writeBoard(samplePlan(), kicad)));
  await queueEmiJob(deps, trx, {
    id,
    teamId,
    userId,
    licenseId,
    fileName: 'power-board-a1.tgz',
    key,
    bytes,
    lists: { classes: '', roles: '' },
    settings: {},
    locale: 'ja',
    terms: null,
  });
}
