import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { licenseValidity, tokyoDay, validityKinds, type License } from '@portal/shared/domain';
import { toLicense } from '../../areas/licensing/licenses/licenses.presenter.ts';
import { licenseRecords } from '../../areas/licensing/licenses/licenses.queries.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aPerson } from '../../testing/builders/people.ts';
import { demoLicenses } from './demoLicenses.ts';

let server: TestServer;
let licenses: License[];
let userId: string;

beforeAll(async () => {
  server = await createTestServer();
  const { config, db, clock } = server.deps;
  const { id, team } = await aPerson(server.deps);
  userId = id;
  const now = clock();
  const homes = path.join(config.dataDir, 'demo');
  const demo = { teamId: team.id, userIds: [id], count: 50, homes };
  await db.transaction().execute((trx) => demoLicenses(trx, now, demo));
  const records = await licenseRecords(db, team.id, now).execute();
  licenses = records.map((record) => toLicense(record, { today: tokyoDay(now), locale: 'ja' }));
});
afterAll(() => server.close());

const count = (holds: (license: License) => boolean) => licenses.filter(holds).length;

describe('demoLicenses', () => {
  it('covers every state of a license', () => {
    const today = tokyoDay(server.deps.clock());
    expect(licenses).toHaveLength(50);
    for (const kind of validityKinds.filter((each) => each !== 'upcoming')) {
      expect(count((each) => licenseValidity(each, today).kind === kind)).toBeGreaterThan(3);
    }
    expect(count(({ trial }) => trial)).toBeGreaterThan(1);
    expect(count(({ autoRenewal }) => autoRenewal)).toBeGreaterThan(3);
    expect(count(({ activation }) => activation.kind === 'standalone')).toBeGreaterThan(2);
    expect(count(({ owner }) => owner === null)).toBeGreaterThan(1);
  });

  it('leases only valid network licenses', () => {
    const today = tokyoDay(server.deps.clock());
    const held = licenses.filter(
      ({ activation }) => activation.kind === 'network' && activation.activeUser !== null,
    );
    expect(held.length).toBeGreaterThan(3);
    for (const license of held) {
      expect(license.activation.activeUser).toEqual({ id: userId, name: 'Sato Hanako' });
      expect(licenseValidity(license, today).kind).not.toBe('expired');
    }
  });
});
