import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageBootstrap } from '@portal/shared/remote';
import { deleteStaff, insertStaff } from '../../accounts/directory/staff.queries.ts';
import { noteProof } from '../../accounts/security/proof/sessionProof.queries.ts';
import { createManagerApp } from '../../app/app.ts';
import { anAccountsTeam } from '../../testing/builders/accountPeople.ts';
import { signIn } from '../../testing/browsers/TestClient.ts';
import { openPages, shell } from '../../testing/openPages.ts';

const local = 'mf-parts@http://localhost:3200';
const hourMs = 60 * 60 * 1000;

let pages: Awaited<ReturnType<typeof openPages>>;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** The target of the question's button. */
const yesOf = (body: string) =>
  /<a class="action" href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';

async function ticketFor(client = pages.owner, to = '/parts') {
  const asked = await pages.visit(`${to}?dev=${encodeURIComponent(local)}`, client);
  const question = await pages.visit(asked.headers.location ?? '', client);
  return yesOf(question.body);
}

/** Keeps all sessions alive longer than a ticket. */
async function keepSessions() {
  const { db, clock } = pages.server.deps;
  const until = new Date(clock().getTime() + 24 * hourMs);
  const set = { idle_until: until, absolute_until: until };
  await db.updateTable('manager.session').set(set).execute();
}

function bootstrapOf(body: string): PageBootstrap {
  const [, json = ''] = /id="portal-bootstrap">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(json) as PageBootstrap;
}

describe('?dev= of a page', () => {
  it('leads to a question that names remote and origin and runs no script', async () => {
    const asked = await pages.visit(`/parts?x=1&dev=${encodeURIComponent(local)}`, pages.owner);
    expect(asked.statusCode).toBe(302);
    const question = await pages.visit(asked.headers.location ?? '', pages.owner);
    expect(question.statusCode).toBe(200);
    expect(question.headers['cache-control']).toBe('no-store');
    expect(question.body).toContain('<code>mf-parts</code>');
    expect(question.body).toContain('<code>http://localhost:3200</code>');
    const policy = String(question.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(question.body).not.toContain('<script');
    expect(yesOf(question.body)).toMatch(/^\/parts\?x=1&dev=ey/);
    const japanese = await pages.visit(asked.headers.location ?? '', pages.owner, {
      'accept-language': 'ja',
    });
    expect(japanese.body).toContain('このタブで読み込む');
  });

  it('makes a development page only with the answer, and its policy names the origin', async () => {
    const answer = await pages.visit(await ticketFor(), pages.owner);
    expect(answer.statusCode).toBe(200);
    expect(bootstrapOf(answer.body).development).toMatchObject({
      remote: 'mf-parts',
      origin: 'http://localhost:3200',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/connect-src 'self' \S+ http:\/\/localhost:3200;/);
    expect(policy).toMatch(/img-src 'self' data: \S+ http:\/\/localhost:3200;/);
    // Scripts of the developer's machine also need integrity.
    expect(answer.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(answer.body).not.toMatch(/rel="preload"[^>]+remoteEntry/);
    expect(answer.body).not.toContain('As it will look');
  });

  it('does not change other pages', async () => {
    const answer = await pages.visit('/parts', pages.owner);
    expect(bootstrapOf(answer.body).development).toBeUndefined();
    expect(String(answer.headers['content-security-policy'])).not.toContain('3200');
  });

  it('is not a missing page if only the developer has the address', async () => {
    const answer = await pages.visit(await ticketFor(pages.owner, '/nowhere'), pages.owner);
    expect(answer.statusCode).toBe(200);
    expect(bootstrapOf(answer.body).remote).toBeNull();
  });

  it('continues from the start address to the first screen', async () => {
    const yes = await ticketFor(pages.owner, '/');
    const { location = '' } = (await pages.visit(yes, pages.owner)).headers;
    expect(location).toMatch(/^\/parts\?dev=ey/);
  });

  it('is worthless in a link that another person opens, and after 8 hours', async () => {
    const yes = (await ticketFor()).replace('/parts', '/open');
    const guest = await pages.visit(yes, pages.guest);
    expect(bootstrapOf(guest.body).development).toBeUndefined();
    const visitor = await pages.visit(yes);
    expect(bootstrapOf(visitor.body).development).toBeUndefined();
    expect(bootstrapOf((await pages.visit(yes, pages.owner)).body).development).toBeDefined();
    await keepSessions();
    pages.server.pass(8 * hourMs + 1);
    expect(bootstrapOf((await pages.visit(yes, pages.owner)).body).development).toBeUndefined();
  });

  it.each(['mf-parts@http://evil.example', 'anything', 'ey.ey.ey'])(
    'is ignored if it is %s',
    async (wish) => {
      const answer = await pages.visit(`/parts?dev=${encodeURIComponent(wish)}`, pages.owner);
      expect(answer.statusCode).toBe(200);
      expect(bootstrapOf(answer.body).development).toBeUndefined();
    },
  );

  it('requires a sign-in, and refuses other origins', async () => {
    const url = `/development?of=${encodeURIComponent(local)}`;
    expect((await pages.visit(url)).headers.location).toMatch(/^\/signin\?to=/);
    const other = '/development?of=mf-parts%40http%3A%2F%2Fevil.example';
    expect((await pages.visit(other, pages.owner)).statusCode).toBe(404);
  });

  it('returns only to this site', async () => {
    const url = `/development?of=${encodeURIComponent(local)}&to=${encodeURIComponent('//evil.example/x')}`;
    const { body } = await pages.visit(url, pages.owner);
    expect(yesOf(body)).toMatch(/^\/\?dev=/);
    expect(body).not.toContain('evil.example');
  });
});

describe('in production', () => {
  it('is only for staff with a recent second factor, and each use is recorded', async () => {
    const { deps, runJobs } = pages.server;
    const production = { ...deps.config, production: true };
    const app = createManagerApp({ ...deps, config: production, shell });
    const { id: teamId, people } = await anAccountsTeam(deps);
    const [{ id } = { id: '' }] = people;
    await runJobs();
    const { cookie } = await signIn(pages.server, { id, team: { id: teamId } });
    const visit = (url: string) => app.inject({ url, headers: { cookie } });
    const asking = `/open?dev=${encodeURIComponent(local)}`;
    const question = `/development?of=${encodeURIComponent(local)}&to=/open`;

    // For customers the parameter has no effect, and the question is refused.
    expect((await visit(asking)).statusCode).toBe(200);
    expect((await visit(question)).statusCode).toBe(403);

    await insertStaff(deps.db, id, deps.clock());
    expect((await visit(asking)).statusCode).toBe(302);
    expect(yesOf((await visit(question)).body)).toBe('/signout');

    const [, session = ''] = cookie.split('=');
    await noteProof(deps.db, `provider-${session}`, { now: deps.clock(), factor: 'totp' });
    const yes = yesOf((await visit(question)).body);
    expect(bootstrapOf((await visit(yes)).body).development).toBeDefined();
    const uses = await deps.db
      .selectFrom('portal.audit_log')
      .select(['object', 'details'])
      .where('action', '=', 'staff.use')
      .where('actor', '=', id)
      .execute();
    const details = { remote: 'mf-parts', origin: 'http://localhost:3200' };
    expect(uses).toEqual([{ object: 'GET /development', details }]);

    await deleteStaff(deps.db, id);
    expect(bootstrapOf((await visit(yes)).body).development).toBeUndefined();
    await insertStaff(deps.db, id, deps.clock());
    await keepSessions();
    pages.server.pass(12 * hourMs + 1);
    expect(yesOf((await visit(question)).body)).toBe('/signout');
    await app.close();
  });
});
