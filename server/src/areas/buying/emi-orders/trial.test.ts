import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiUsageNotesVersion } from '@portal/shared/domain';
import { apply, emiLicenses } from '../../../testing/builders/emi.ts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await typeCommand(server.operator, ['emi', 'set', '--trial-until', '2026-12-31']);
});
afterAll(() => server.close());

describe('POST /api/demitasnx/trial', () => {
  it('gives five uses for five days, named by the portal', async () => {
    const { client } = await aBuyer(server);
    const sent = { start_at: '2026-11-23', label: 'x'.repeat(500), terms: emiUsageNotesVersion };
    expect(await apply(client, 'trial', sent)).toEqual({ error: false });
    expect(await emiLicenses(client)).toMatchObject({
      trial: 'used',
      available_licenses: [],
      licenses: [
        {
          label: 'Free trial campaign',
          times: 5,
          job_count: 0,
          start_at: '2026-11-23',
          end_at: '2026-11-27',
        },
      ],
    });
    const { db } = server.deps;
    const [kept] = await db.selectFrom('manager.emi_license').select('terms').execute();
    expect(kept?.terms).toBe(emiUsageNotesVersion);
  });

  it.each([
    ['trial', 'en', 'The usage notes have changed. Reload the page and read them again.'],
    [
      'purchase',
      'ja',
      '利用上の注意が変更されました。ページを再読み込みして、もう一度ご確認ください。',
    ],
  ] as const)('refuses outdated usage notes: %s', async (what, locale, sentence) => {
    const { client } = await aBuyer(server);
    const answer = await apply(client, what, { terms: '2026-10' }, undefined, locale);
    expect(answer).toEqual({ error: true, code: 'outdated', msg: { data: sentence } });
    expect(await emiLicenses(client)).toMatchObject({ trial: 'available', licenses: [] });
  });

  it('is granted only to the first application of a team, and to a repetition of it', async () => {
    const { person, client } = await aBuyer(server);
    const tab = await server.signIn(person);
    const keys = ['a', 'b', 'a', 'b', 'a'];
    const answers = await Promise.all(
      keys.map((key, index) => apply(index % 2 === 0 ? client : tab, 'trial', {}, key)),
    );
    const won = keys.filter((_, index) => !answers[index]?.error);
    expect(new Set(won).size).toBe(1);
    expect(answers.filter(({ error }) => error)).toHaveLength(keys.length - won.length);
    expect(await apply(tab, 'trial', {}, 'c')).toEqual({
      error: true,
      code: 'used',
      msg: { data: 'Your team has already taken its free trial.' },
    });
    expect((await emiLicenses(client)).licenses).toHaveLength(1);
    const { client: next } = await aBuyer(server);
    await apply(next, 'trial', {});
    // Refused applications leave no gap in the numbers.
    const [mine, theirs] = [await emiLicenses(client), await emiLicenses(next)].map(
      ({ licenses: [first] }) => Number(first?.number.slice(3)),
    );
    expect(theirs).toBe((mine ?? 0) + 1);
  });

  it('begins on the day of the application if no other was chosen', async () => {
    const { client } = await aBuyer(server);
    const shown = { start_at: '2026-11-20', start_on_order: 1 };
    expect(await apply(client, 'trial', shown)).toEqual({ error: false });
    const { licenses } = await emiLicenses(client);
    expect(licenses).toMatchObject([{ start_at: '2026-11-21', end_at: '2026-11-25' }]);
  });

  it.each([
    ['2026-11-20', 'en', 'Choose a start date from November 21, 2026 to December 21, 2026.'],
    [
      '2026-12-22',
      'ja',
      '利用開始日は2026年11月21日から2026年12月21日までの日付を選択してください。',
    ],
    ['tomorrow', 'en', 'Choose a start date from November 21, 2026 to December 21, 2026.'],
  ])('refuses the start date %j with an explanation (%s)', async (start_at, locale, sentence) => {
    const { client } = await aBuyer(server);
    const answer = await apply(client, 'trial', { start_at }, undefined, locale);
    expect(answer).toEqual({ error: true, code: 'invalid', msg: { start_at: sentence } });
  });

  it('is refused when the campaign has ended, and when the service is off', async () => {
    const { client } = await aBuyer(server);
    server.pass(60 * 24 * 60 * 60_000);
    const { client: later } = await aBuyer(server);
    expect(await apply(later, 'trial', {})).toMatchObject({ code: 'ended' });
    server.pass(-60 * 24 * 60 * 60_000);
    await typeCommand(server.operator, ['emi', 'set', '--service', 'off']);
    expect(await apply(client, 'trial', {})).toMatchObject({ code: 'off' });
    expect(await apply(client, 'purchase', {})).toMatchObject({ code: 'off' });
    await typeCommand(server.operator, ['emi', 'set', '--service', 'on']);
  });
});
