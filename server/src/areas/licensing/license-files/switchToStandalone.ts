import {
  isClockSkewed,
  isSwitchableToStandalone,
  keyIdOf,
  openLicenseFile,
  products,
  tokyoDay,
  type LicenseRequest,
  type Locale,
  type Product,
} from '@portal/shared/domain';
import type { Transaction } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import {
  addDevice,
  addLicenseFile,
  findDevice,
  isUsedRequest,
  setStandalone,
} from './license-files.queries.ts';
import { LicenseFileError } from './LicenseFileError.ts';
import { toLicense } from '../licenses/licenses.presenter.ts';
import { lockLicense, membersOfTeam, type LicenseRecord } from '../licenses/licenses.queries.ts';

interface StandaloneSwitch {
  /** The text of the license request file (LIR). */
  readonly text: string;
  /** Ids of the selected licenses; null for none. */
  readonly licenseIds: Readonly<Record<Product, string | null>>;
  /** Id of the person who will work with the licenses. */
  readonly userId: string;
  readonly ip: string;
  readonly locale: Locale;
}

/**
 * Switches one schematic and one PCB license, or one of them, to standalone authentication. All or
 * nothing: a refused request is not consumed and can be sent again. @throws LicenseFileError;
 * NotFoundError for a license or person of another team.
 */
export async function switchToStandalone(
  deps: Deps,
  viewer: Viewer,
  { text, licenseIds, userId, ip, locale }: StandaloneSwitch,
): Promise<void> {
  const teamId = viewer.team.id;
  const now = deps.clock();
  const chosen = products.flatMap((product) => {
    const id = licenseIds[product];
    return id === null ? [] : [{ product, id }];
  });
  if (chosen.length === 0) throw new LicenseFileError('no_license');
  const members = await membersOfTeam(deps.db, teamId);
  if (!members.some(({ id }) => id === userId)) throw new NotFoundError();
  const { kid, payload } = await provenRequest(deps, teamId, text, now);
  await deps.db.transaction().execute(async (trx) => {
    const licenses: LicenseRecord[] = [];
    // Licenses are locked in the order of ids, so that two switches cannot deadlock.
    for (const { id, product } of chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      licenses.push(await lockChosen(trx, { teamId, id, product, payload, now, locale }));
    }
    const device = { id: kid, public_key: payload.dk, fingerprint: payload.fp, host: payload.host };
    await addDevice(trx, { ...device, team_id: teamId, user_id: null });
    const common = { request_id: payload.req, team_id: teamId, device_id: kid, created_at: now };
    const request = { ...common, id: newId(now), kind: 'LIR' as const, user_id: viewer.user.id };
    const isNew = await addLicenseFile(trx, request);
    if (!isNew) throw new LicenseFileError('reused');
    const fileId = newId(now);
    await addLicenseFile(trx, { ...common, id: fileId, kind: 'LIC', user_id: userId });
    for (const license of licenses) {
      await setStandalone(trx, teamId, license.id, { since: now, userId, fileId });
      await recordAudit(trx, {
        at: now,
        actor: viewer.user.id,
        teamId,
        ip,
        action: 'license.standalone',
        object: license.number,
        details: { user_id: userId, device: kid, host: payload.host, file: fileId },
      });
    }
  });
}

/**
 * Verifies a license request: signed by the device it names, recent, unused, and from a device of
 * this team.
 */
async function provenRequest({ db }: Deps, teamId: string, text: string, now: Date) {
  const opened = await openLicenseFile(text, 'LIR', async (kid, payload) => {
    const isOwnName = (await keyIdOf(payload.dk)) === kid;
    const device = await findDevice(db, kid);
    return isOwnName && !device?.revoked_at ? payload.dk : null;
  });
  if (opened.kind === 'refused') throw new LicenseFileError(opened.reason);
  const { kid, payload } = opened;
  if (isClockSkewed(payload.iat, now)) throw new LicenseFileError('clock_skew');
  const device = await findDevice(db, kid);
  if (device && (device.team_id !== teamId || device.fingerprint !== payload.fp)) {
    throw new LicenseFileError('foreign_device');
  }
  if (await isUsedRequest(db, 'LIR', payload.req)) throw new LicenseFileError('reused');
  return { kid, payload };
}

async function lockChosen(
  trx: Transaction<Database>,
  chosen: {
    readonly teamId: string;
    readonly id: string;
    readonly product: Product;
    readonly payload: LicenseRequest;
    readonly now: Date;
    readonly locale: Locale;
  },
): Promise<LicenseRecord> {
  const { product, payload, now, locale } = chosen;
  const record = await lockLicense(trx, chosen.teamId, chosen.id, now);
  if (!record) throw new NotFoundError();
  if (record.product !== product || !payload.products.includes(product)) {
    throw new LicenseFileError('wrong_product');
  }
  const today = tokyoDay(now);
  if (!isSwitchableToStandalone(toLicense(record, { today, locale }), today)) {
    throw new LicenseFileError('license_unavailable');
  }
  return record;
}
