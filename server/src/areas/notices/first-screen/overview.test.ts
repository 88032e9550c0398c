import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { partLinesSchema, type PartLine } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { newId } from '../../../platform/db/newId.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { anOrder } from '../../../testing/builders/orders.ts';
import { aPerson, aTeam, type TestPerson } from '../../../testing/builders/people.ts';
import { aUsedDay } from '../../../testing/builders/usageFigures.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(new Date('2026-11-21T03:00:00Z'));
});
afterAll(() => server.close());

const parts = ['attention', 'licenses', 'orders', 'log', 'demitasnx'] as const;
type Overview = Readonly<Record<(typeof parts)[number], readonly PartLine[] | number>>;

/** The lines of each part as the person gets them, or the status of a refusal. */
async function overviewOf(person: TestPerson, locale = 'en'): Promise<Overview> {
  const client = await server.signIn(person);
  const headers = { 'accept-language': locale };
  const answers = parts.map(async (part) => {
    const answer = await client.get(`/api/${part}/overview`, { headers });
    const isRefused = answer.statusCode !== 200;
    return [
      part,
      isRefused ? answer.statusCode : partLinesSchema.parse(answer.json()).lines,
    ] as const;
  });
  return Object.fromEntries(await Promise.all(answers)) as unknown as Overview;
}

/** Each figure as "label value (note)", each other line as "text: detail [act]", without ids. */
function told(overview: Overview) {
  const wordsOf = ({ text, detail, figure, act }: PartLine) =>
    figure
      ? `${text} ${figure.value} (${figure.note ?? ''})`
      : `${text}: ${detail ?? ''}${act ? ` [${act.label}]` : ''}`;
  return parts.map((part) => {
    const lines = overview[part];
    if (typeof lines === 'number') return lines;
    return lines.map((line) => wordsOf(line).replace(/S-[\w-]+|CD-\d+/, 'N'));
  });
}

/** Gives a team a free, an ending and an expired license, an order, usage and an analysis. */
async function fill(person: TestPerson, currency: 'JPY' | 'USD'): Promise<void> {
  const { deps } = server;
  const { team } = person;
  const today = tokyoDay(deps.clock());
  await aLicense(deps, team);
  const { id } = await aLicense(deps, team, { endsOn: addDays(today, 20) });
  await aLicense(deps, team, { endsOn: addDays(today, -1) });
  await deps.db
    .updateTable('manager.license')
    .set({
      lease_id: newId(),
      lease_device_id: newId(),
      lease_user_id: person.id,
      lease_until: new Date('2026-11-21T04:00:00Z'),
    })
    .where('id', '=', id)
    .execute();
  await anOrder(deps, person, { currency, duedate: '2026-11-30' });
  await anOrder(deps, person, { currency, status: 99, created_at: new Date(0) });
  for (const [day, hours] of [
    ['2026-11-20', 30],
    ['2026-10-21', 20],
    // Not among the same days of the month before.
    ['2026-10-22', 500],
  ] as const) {
    await aUsedDay(deps, { team, day, hours: { [person.id]: hours } });
  }
  await deps.db
    .insertInto('manager.emi_job')
    .values({
      id: newId(deps.clock()),
      team_id: team.id,
      user_id: person.id,
      license_id: await anEmiLicense(deps, person),
      status: 'success',
      src_filename: 'board.tgz',
      src_key: '',
      src_bytes: 1,
      classes: '',
      settings: '{}',
      locale: 'en',
      created_at: deps.clock(),
      finished_at: deps.clock(),
    })
    .execute();
}

const acts = (amount: string) => [
  `Order N is due: ${amount}: 2026-11-30 [Pay]`,
  'License N expires: 2026-12-11 [Renew]',
];
const actsOfCommunity = [
  'Order N is due: ¥16,500: 2026-11-30',
  'License N expires: 2026-12-11 [Show]',
];
const licenses = [
  'Licenses 3 (1 expired)',
  'Free 1 ()',
  'In use now 1 ()',
  'Expiring 1 (First on 2026-12-11)',
];
const orders = (amount: string) => [
  `Amount due ${amount} (1 order, by 2026-11-30)`,
  `Order N: 2026-11-21 · ${amount} · Unpaid · Invoice [Open order]`,
  `Order N: 1970-01-01 · ${amount} · Cancelled [Open order]`,
];
const usage = [
  'Usage this month 30 h (+50% vs. same days last month)',
  'Hours a day: 2026-10-23 – 2026-11-21 · at most 30 h [Open usage log]',
];
const boards = [
  'Boards checked 1 (1 this month)',
  'Power board: 2026-11-21 · Success · board.tgz [Open result]',
];
const ofBuyer = (amount: string) => [acts(amount), licenses, orders(amount), usage, boards];
const ofCommunity = [actsOfCommunity, licenses, 403, 403, boards];
const ofGuest = [[], licenses, 403, 403, boards];

describe('the parts of the overview', () => {
  it.each([
    ['professional', 'owner', {}, ofBuyer('¥16,500')],
    ['professional', 'admin', {}, ofBuyer('¥16,500')],
    ['professional', 'guest', {}, ofGuest],
    ['community', 'owner', {}, ofCommunity],
    ['community', 'admin', {}, ofCommunity],
    ['community', 'guest', {}, ofGuest],
    ['professional', 'owner', { agent: true }, ofBuyer('¥16,500')],
    ['professional', 'guest', { agent: true }, ofGuest],
    ['professional', 'owner', { country_code: 'US' }, ofBuyer('$165.00')],
  ] as const)('of a %s %s in %j', async (edition, role, given, expected) => {
    const team = await aTeam(server.deps, { edition, ...given });
    const person = await aPerson(server.deps, { team, role });
    await fill(person, team.country_code === 'US' ? 'USD' : 'JPY');
    await fill(await aPerson(server.deps), 'JPY');
    expect(told(await overviewOf(person))).toEqual(expected);
  });

  it('are empty for a new team', async () => {
    expect(told(await overviewOf(await aPerson(server.deps)))).toEqual([[], [], [], [], []]);
  });

  it.each([
    [2, true],
    [21, false],
  ])('let %d licenses of a day be renewed together: %p', async (count, areNamed) => {
    const person = await aPerson(server.deps);
    const endsOn = addDays(tokyoDay(server.deps.clock()), 3);
    await aLicense(server.deps, person.team, { endsOn, trial: true });
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1) {
      ids.push((await aLicense(server.deps, person.team, { endsOn })).id);
    }
    const { attention } = await overviewOf(person);
    const query = areNamed ? `?${ids.map((id) => `renew=${id}`).join('&')}` : '';
    expect(attention).toMatchObject([{ act: { to: `/store${query}#update_license` } }]);
  });

  it('are in Japanese, and lead to the filtered lists', async () => {
    const person = await aPerson(server.deps);
    await fill(person, 'JPY');
    const overview = await overviewOf(person, 'ja');
    expect(told(overview)[1]).toEqual([
      'ライセンス 3 (うち1件は期限切れ)',
      '空き 1 ()',
      '使用中 1 ()',
      'まもなく終了 1 (最短 2026-12-11)',
    ]);
    expect(told(overview)[2]).toContain('お支払い予定額 ￥16,500 (1件、期限 2026-11-30)');
    const lines = Object.values(overview).flatMap((part) => (typeof part === 'number' ? [] : part));
    expect(lines.flatMap(({ figure, act }) => (figure && act ? [act.to] : []))).toEqual([
      '/license',
      '/license?use=free',
      '/license?use=in_use',
      '/license?validity=near_expiry&sort=end_at',
      '/orders?status=unpaid',
      '/log',
      '/demitasnx',
    ]);
  });
});
