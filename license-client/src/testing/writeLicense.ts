import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sealLicenseFile, toCalendarDay } from '@portal/shared/domain';
import { requireDevice } from '../device.ts';
import { Store } from '../Store.ts';

/** Writes `a.lic` into a terminal's folder, signed by a vendor's key (here the machine's). */
export async function writeLicense(folder: string, changes: object = {}): Promise<void> {
  const store = new Store(path.join(folder, 'home'));
  const { kid, publicKey, signer } = await requireDevice(store);
  const key = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x: publicKey };
  await store.write('keys', { keys: [key] });
  const day = toCalendarDay('2026-12-31');
  const grant = {
    typ: 'LIC',
    v: 1,
    id: 'id',
    req: 'req',
    fp: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
    dk: publicKey,
    user: { id: 'u', name: '佐藤 花子' },
    licenses: [{ number: 'CD-0000001', product: 'cd', start_at: day, end_at: day }],
    iat: '2026-01-01T00:00:00Z',
    nbf: '2026-01-01T00:00:00Z',
    exp: '2026-12-31T15:00:00Z',
  } as const;
  const text = await sealLicenseFile({ ...grant, ...changes }, signer);
  await writeFile(path.join(folder, 'a.lic'), text);
}
