import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { auditOf } from '../../testing/readers/auditOf.ts';
import { typeCommand } from '../../testing/typeCommand.ts';
import { createdTeamSchema } from './teams.contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const post = (payload: object) =>
  server.operator.inject({ method: 'POST', url: '/operator/teams', payload });
const team = { name: 'Kiban Works', password: 'solder-mask-green', owner_email: 'o@kiban.example' };

describe('POST /operator/teams', () => {
  it('creates a team with licenses that the manager has at once', async () => {
    const answer = await post({
      ...team,
      guest_email: 'g@kiban.example',
      country: 'US',
      agent: true,
      licenses: 3,
    });
    const created = createdTeamSchema.parse(answer.json());
    expect(created.people.map(({ email }) => email)).toEqual([
      'o@kiban.example',
      'g@kiban.example',
    ]);
    expect(created.licenses.map(({ number }) => number.slice(0, 2))).toEqual(['CD', 'PD', 'CD']);
    const known = await server.deps.db
      .selectFrom('manager.member_ref')
      .where('team_id', '=', created.id)
      .select('role')
      .execute();
    expect(known).toHaveLength(2);
    const list = await server.operator.inject('/operator/teams');
    expect(list.json()).toEqual([
      expect.objectContaining({ id: created.id, agent: true, people: 2 }),
    ]);
  });

  it('accepts a list of licenses', async () => {
    const answer = await post({
      ...team,
      owner_email: 'o2@kiban.example',
      licenses: [
        { product: 'pd', starts_in_days: -400, ends_in_days: -35, trial: true, owner: 'owner' },
      ],
    });
    const { licenses } = createdTeamSchema.parse(answer.json());
    const row = await server.deps.db
      .selectFrom('manager.license')
      .where('id', '=', licenses[0]?.id ?? '')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ product: 'pd', trial: true, end_at: '2026-10-17' });
    expect(row.owner_id).not.toBeNull();
  });

  it('refuses a license that ends before it starts', async () => {
    const licenses = [{ product: 'cd', ends_in_days: -1 }];
    const answer = await post({ ...team, owner_email: 'o5@kiban.example', licenses });
    expect(answer.statusCode).toBe(422);
  });

  it('accepts company details', async () => {
    const details = { post_code: '105-0011', prefecture: '東京都', address: '港区', tel: '03-1' };
    const answer = await post({ ...team, ...details, owner_email: 'o3@kiban.example' });
    const { id } = createdTeamSchema.parse(answer.json());
    const known = await server.deps.db
      .selectFrom('manager.team_ref')
      .where('id', '=', id)
      .select(['post_code', 'prefecture', 'address', 'tel'])
      .executeTakeFirst();
    expect(known).toEqual(details);
  });

  it('changes country and agent, in one audited action that reaches the manager', async () => {
    const created = createdTeamSchema.parse(
      (await post({ ...team, owner_email: 'o4@kiban.example' })).json(),
    );
    const set = (...words: readonly string[]) =>
      typeCommand(server.operator, ['teams', 'set', created.id, ...words]);
    expect(await set('--country', 'US', '--agent', 'yes')).toEqual({
      code: 0,
      said: `${created.id}  US  agent  Kiban Works`,
    });
    await server.runJobs();
    const known = await server.deps.db
      .selectFrom('manager.team_ref')
      .where('id', '=', created.id)
      .select(['country_code', 'agent'])
      .executeTakeFirst();
    expect(known).toEqual({ country_code: 'US', agent: true });
    expect(await auditOf(server.deps, created.id)).toContainEqual(
      expect.objectContaining({ action: 'team.set', details: { country: 'US', agent: true } }),
    );
    for (const words of [
      [],
      ['--country', 'XX'],
      ['--agent', 'maybe'],
      ['other', '--agent', 'no'],
    ]) {
      expect((await set(...words)).code).toBeGreaterThan(0);
    }
    expect((await set('--agent', 'no')).said).toBe(`${created.id}  US  Kiban Works`);
    const nobody = await typeCommand(server.operator, ['teams', 'set', 'x', '--agent', 'no']);
    expect(nobody.code).toBe(1);
  });

  it.each(['ZZ', 'JA', 'jp'])('refuses an unknown country: %s', async (country) => {
    const answer = await post({ ...team, owner_email: `${country}@kiban.example`, country });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ msg: { country: expect.any(String) } });
  });

  it('refuses an address that already has an account', async () => {
    const answer = await post({ ...team, owner_email: 'O@kiban.example' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      msg: { owner_email: expect.any(String) },
    });
  });

  it.each(['name', 'address', 'tel'])('refuses a %s with bidi controls', async (field) => {
    const answer = await post({ ...team, owner_email: 'o4@kiban.example', [field]: 'a\u202eb' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ msg: { [field]: 'not_plain_text' } });
  });

  it.each(['name', 'prefecture', 'address'])(
    'refuses a %s with a character that documents cannot show',
    async (field) => {
      const answer = await post({ ...team, owner_email: 'o5@kiban.example', [field]: 'Kiban 🙂' });
      expect(answer.json()).toMatchObject({ msg: { [field]: 'not_printable 🙂' } });
    },
  );

  it('refuses unknown fields', async () => {
    expect((await post({ ...team, color: 'red' })).statusCode).toBe(422);
  });
});

describe('portal teams create', () => {
  const words = ['teams', 'create', '--name', 'Asked', '--owner-email', 'asked@kiban.example'];

  it('asks for the password', async () => {
    const { code, said } = await typeCommand(server.operator, words, 'solder-mask-green');
    expect(code).toBe(0);
    expect(said).toContain('asked@kiban.example');
    expect(said).not.toContain('solder-mask-green');
  });

  it('accepts no password as an argument, which other users of the machine could read', async () => {
    const { code, said } = await typeCommand(server.operator, [...words, '--password', 'x']);
    expect(code).toBe(2);
    expect(said).toContain("Unknown option '--password'");
  });
});
