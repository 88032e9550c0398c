import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, toCalendarDay } from '@portal/shared/domain';
import { anEmiLicense, emiLicenses } from '../../../testing/builders/emi.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const portal = (...words: readonly string[]) => typeCommand(server.operator, words);

describe('GET /api/demitasnx/licenses', () => {
  it("lists the team's licenses, and which of them can be used today", async () => {
    const owner = await aPerson(server.deps);
    const client = await server.signIn(
      await aPerson(server.deps, { team: owner.team, role: 'guest' }),
    );
    const today = toCalendarDay('2026-11-21');
    const id = await anEmiLicense(server.deps, owner, { job_count: 4 });
    await anEmiLicense(server.deps, owner, { job_count: 5 });
    await anEmiLicense(server.deps, owner, { start_at: addDays(today, 1) });
    await anEmiLicense(server.deps, owner, {
      start_at: addDays(today, -9),
      end_at: addDays(today, -1),
    });
    await anEmiLicense(server.deps, owner, { withdrawn_at: server.deps.clock() });
    await anEmiLicense(server.deps, await aPerson(server.deps));
    const { licenses, available_licenses } = await emiLicenses(client);
    expect(licenses).toHaveLength(4);
    const [usable] = available_licenses;
    expect(available_licenses).toHaveLength(1);
    expect(usable).toMatchObject({
      id,
      label: 'Power board',
      times: 5,
      job_count: 4,
      created_at: '2026-11-21T03:00:00.000Z',
      start_at: '2026-11-21',
      end_at: '2026-12-20',
    });
    expect(usable?.selection).toMatch(/^Power board \(EM-\d{7}\) – 1 use left, until 2026-12-20$/);
    const japanese = await client.get('/api/demitasnx/licenses', {
      headers: { 'accept-language': 'ja' },
    });
    expect(japanese.body).toContain('残り1回、2026-12-20まで');
  });

  it('tells whether the team can take the free trial, as the operator has set it', async () => {
    const owner = await aPerson(server.deps);
    const client = await server.signIn(owner);
    const trial = async () => (await emiLicenses(client)).trial;
    expect(await trial()).toBe('ended');
    expect(await portal('emi', 'set', '--trial-until', '2026-11-21')).toEqual({
      code: 0,
      said: 'The EMI check is on.\nTeams can take the free trial until 2026-11-21.',
    });
    expect(await trial()).toBe('available');
    await anEmiLicense(server.deps, owner, { trial: true });
    expect(await trial()).toBe('used');
    const team = await aTeam(server.deps, { edition: 'community' });
    const community = await server.signIn(await aPerson(server.deps, { team }));
    expect((await emiLicenses(community)).trial).toBe('still');
    expect((await portal('emi', 'set', '--service', 'off')).code).toBe(0);
    expect(await emiLicenses(client)).toMatchObject({ trial: 'still', available_licenses: [] });
    await portal('emi', 'set', '--service', 'on', '--trial-until', 'none');
    expect(await portal('emi', 'show')).toMatchObject({
      said: 'The EMI check is on.\nThere is no trial campaign.',
    });
    expect((await emiLicenses(client)).trial).toBe('used');
    const audit = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['actor', 'action'])
      .where('object', '=', 'emi')
      .execute();
    expect(audit).toHaveLength(3);
  });

  it.each([
    [['--service', 'perhaps'], '--service must be on or off.'],
    [[], '--service or --trial-until is missing.'],
    [['--trial-until', 'soon'], 'trial_until'],
  ])('refuses settings like %j', async (words, said) => {
    const answer = await portal('emi', 'set', ...words);
    expect(answer.code).not.toBe(0);
    expect(answer.said).toContain(said);
  });
});
