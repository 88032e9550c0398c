import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkGrant, openLicenseFile, toCalendarDay } from '@portal/shared/domain';
import { sql } from 'kysely';
import { isBusinessDay } from '../../areas/buying/orders/dates/businessDays.ts';
import { licenseFile } from '../../areas/licensing/license-files/licenseFile.ts';
import { vendorKeys } from '../../areas/licensing/license-files/vendorKeys.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { loadDemo } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function counts() {
  const { db } = server.deps;
  const { n: licenses } = await db
    .selectFrom('manager.license')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const people = await db.selectFrom('manager.user_ref').select('email').orderBy('email').execute();
  return { licenses, emails: people.map(({ email }) => email) };
}

describe('loadDemo', () => {
  it('creates the demo accounts in both services, with 10,000 licenses in one team', async () => {
    await loadDemo(server.deps);
    const { licenses, emails } = await counts();
    expect(licenses).toBe(10_080);
    expect(emails.filter((email) => !email.startsWith('user'))).toEqual([
      'admin@pro.example',
      'guest@pro.example',
      'owner@agent.example',
      'owner@community.example',
      'owner@large.example',
      'owner@pro.example',
      'owner@us.example',
    ]);
  });

  it('has a valid license file for every standalone license, and its computer’s key', async () => {
    const { db, clock, config } = server.deps;
    const standalone = await db
      .selectFrom('manager.license as license')
      .innerJoin('manager.license_file as file', 'file.id', 'license.standalone_file_id')
      .innerJoin('manager.license_device as device', 'device.id', 'file.device_id')
      .select(['license.number', 'license.team_id', 'device.fingerprint', 'device.host'])
      .execute();
    expect(standalone.length).toBeGreaterThan(40);
    const keys = await vendorKeys(server.deps);
    for (const { number, team_id: teamId, fingerprint } of standalone) {
      const text = (await licenseFile(server.deps, teamId, number)) ?? '';
      const opened = await openLicenseFile(text, 'LIC', (kid) =>
        Promise.resolve(keys.find((key) => key.kid === kid)?.publicKey ?? null),
      );
      if (opened.kind === 'refused') throw new Error(`${number}: ${opened.reason}`);
      expect(checkGrant(opened.payload, fingerprint, clock()).kind).toBe('valid');
    }
    const kept = await readdir(path.join(config.dataDir, 'demo'));
    expect(kept.toSorted()).toEqual(standalone.map(({ host }) => host).toSorted());
  });

  it('has orders in every state, 2,000 in the large team, with gapless numbers', async () => {
    const { db } = server.deps;
    const rows = await db
      .selectFrom('manager.order as order')
      .innerJoin('manager.user_ref as person', 'person.id', 'order.user_id')
      .select(['order.number', 'order.status', 'person.email'])
      .execute();
    const statuses = (email: string) =>
      new Set(rows.filter((row) => row.email === email).map(({ status }) => status));
    expect(statuses('owner@pro.example')).toEqual(new Set([0, 1, 2, 98, 99]));
    expect(rows.filter(({ email }) => email === 'owner@large.example').length).toBe(2000);
    const counters = await db.selectFrom('portal.counter').selectAll().execute();
    for (const { prefix, n } of counters.filter((each) => each.prefix.startsWith('order-'))) {
      const own = rows.filter(({ number }) => number.startsWith(prefix.slice('order-'.length)));
      expect([prefix, own.length]).toEqual([prefix, n]);
    }
  });

  it('has an audit entry with licenses for every delivered order', async () => {
    const { db } = server.deps;
    const missing = await db
      .selectFrom('manager.order as order')
      .leftJoin('portal.audit_log as act', (join) =>
        join.onRef('act.object', '=', 'order.number').on('act.action', '=', 'license.issue'),
      )
      .select('order.number')
      .where('order.deliveried_at', 'is not', null)
      .where('act.seq', 'is', null)
      .execute();
    expect(missing).toEqual([]);
    const { number, details } = await db
      .selectFrom('manager.license as license')
      .innerJoin('manager.order as order', 'order.id', 'license.order_id')
      .innerJoin('portal.audit_log as act', 'act.object', 'order.number')
      .select(['license.number', 'act.details'])
      .orderBy('license.number')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ new: expect.arrayContaining([number]), renewed: [] });
  });

  it('has a year of use, with refusals of PCB Designer and idle licenses', async () => {
    const { db, clock } = server.deps;
    const { id: teamId } = await db
      .selectFrom('manager.team_ref')
      .where('name', '=', '株式会社キバン設計')
      .select('id')
      .executeTakeFirstOrThrow();
    const days = await db
      .selectFrom('manager.usage_day as used')
      .innerJoin('manager.license_month as owned', (join) =>
        join
          .onRef('owned.team_id', '=', 'used.team_id')
          .onRef('owned.product', '=', 'used.product')
          .on(sql<boolean>`owned.month = date_trunc('month', used.day)`),
      )
      .where('used.team_id', '=', teamId)
      .select(['used.day', 'used.product', 'used.refusals', 'used.peak', 'owned.licenses'])
      .orderBy('used.day')
      .execute();
    expect(days[0]?.day.slice(0, 7)).toBe('2025-11');
    expect(days.at(-1)?.day).toBe('2026-11-20');
    expect(days.every(({ day }) => isBusinessDay(toCalendarDay(day)))).toBe(true);
    const refused = days.filter(({ refusals }) => refusals > 0);
    expect(new Set(refused.map(({ product }) => product))).toEqual(new Set(['pd']));
    const months = new Set(refused.map(({ day }) => day.slice(0, 7)));
    expect(months.size).toBeGreaterThan(2);
    expect(months.has('2026-10')).toBe(true);
    const idle = days.filter(({ day, product }) => product === 'cd' && day >= '2026-08');
    expect(idle.every(({ peak, licenses }) => peak < licenses)).toBe(true);
    const latest = db.selectFrom('manager.usage_event').select('at').orderBy('at', 'desc');
    const { at } = await latest.limit(1).executeTakeFirstOrThrow();
    expect(at.getTime()).toBeLessThanOrEqual(clock().getTime());
  });

  it('does nothing the second time', async () => {
    const before = await counts();
    await loadDemo(server.deps);
    expect(await counts()).toEqual(before);
  });
});
