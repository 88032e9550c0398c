import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { searchOf } from '../../../testing/readers/searchOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const titles = async (...search: Parameters<typeof searchOf>) =>
  (await searchOf(...search)).map(({ title }) => title);

describe('GET /api/licenses/search', () => {
  it('finds licenses of the team by number, product and owner, in any case and width', async () => {
    const owner = await aPerson(server.deps, { first_name: 'Élodie', last_name: 'Ｋato' });
    const client = await server.signIn(owner);
    const cd = await aLicense(server.deps, owner.team, { ownerId: owner.id });
    const pd = await aLicense(server.deps, owner.team, { product: 'pd' });
    await aLicense(server.deps, (await aPerson(server.deps)).team);
    const end = addDays(tokyoDay(server.deps.clock()), 100);
    expect(await searchOf(client, 'licenses', cd.number.toLowerCase())).toEqual([
      {
        title: cd.number,
        detail: `Circuit Designer · valid until ${end} · Élodie Ｋato`,
        to: `/license/${cd.number}`,
      },
    ]);
    expect(await titles(client, 'licenses', 'ＰＣＢ　designer')).toEqual([pd.number]);
    expect(await titles(client, 'licenses', 'élodie KATO circuit')).toEqual([cd.number]);
    expect(await titles(client, 'licenses', 'designer')).toEqual([pd.number, cd.number]);
    expect(await titles(client, 'licenses', 'kato pcb')).toEqual([]);
  });

  it('shows how long a license is valid', async () => {
    const owner = await aPerson(server.deps, { role: 'guest' });
    const client = await server.signIn(owner);
    const today = tokyoDay(server.deps.clock());
    const [begin, end] = [addDays(today, 5), addDays(today, 90)];
    await aLicense(server.deps, owner.team, { startsOn: begin, endsOn: end });
    await aLicense(server.deps, owner.team, {
      product: 'pd',
      startsOn: addDays(today, -90),
      endsOn: addDays(today, -1),
    });
    const details = (await searchOf(client, 'licenses', 'designer')).map(({ detail }) => detail);
    expect(details).toEqual([
      `PCB Designer · expired ${addDays(today, -1)}`,
      `Circuit Designer · valid from ${begin}`,
    ]);
  });

  it('shows a guest no people, and does not search by them', async () => {
    const owner = await aPerson(server.deps, { last_name: 'Kagawa' });
    const { number } = await aLicense(server.deps, owner.team, { ownerId: owner.id });
    const guest = await server.signIn(
      await aPerson(server.deps, { team: owner.team, role: 'guest' }),
    );
    const [hit] = await searchOf(guest, 'licenses', number);
    expect(hit?.detail).not.toContain('Kagawa');
    expect(await searchOf(guest, 'licenses', 'kagawa')).toEqual([]);
  });

  it('answers the newest five, and tells that there are more', async () => {
    const owner = await aPerson(server.deps);
    const client = await server.signIn(owner);
    for (let n = 0; n < 5; n += 1) await aLicense(server.deps, owner.team);
    const answered = () => client.get('/api/licenses/search?q=circuit');
    expect((await answered()).json()).toMatchObject({ more: false });
    const { number } = await aLicense(server.deps, owner.team);
    const { hits, more } = (await answered()).json<{ hits: { title: string }[]; more: boolean }>();
    expect(hits).toHaveLength(5);
    expect(hits[0]?.title).toBe(number);
    expect(more).toBe(true);
  });

  it('answers nothing for blank input, and refuses a search without words or too long', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    expect(await searchOf(client, 'licenses', ' ')).toEqual([]);
    expect((await client.get('/api/licenses/search')).statusCode).toBe(422);
    expect((await client.get(`/api/licenses/search?q=${'a'.repeat(201)}`)).statusCode).toBe(422);
  });
});
