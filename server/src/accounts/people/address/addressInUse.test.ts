import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AddressVisit } from '../../../testing/browsers/AddressVisit.ts';
import { aNewPerson, anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let visit: AddressVisit;
let people = 0;

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  visit = await AddressVisit.open(server, String(people));
});

describe('an address that has an account', () => {
  beforeEach(async () => {
    const holder = await aNewPerson({ email: visit.fresh });
    await anAccountsTeam(server.deps, { people: [holder] });
  });

  it('is revealed only to its holder', async () => {
    const taken = await visit.ask();
    await server.runJobs();
    const sent = await visit.mails();
    await server.deps.db.deleteFrom('portal.mail_outbox').execute();
    const free = await visit.ask(`free-${visit.fresh}`);
    await server.runJobs();
    expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()));
    expect(taken.statusCode).toBe(free.statusCode);
    const toOld = (all: typeof sent) =>
      all.find(({ recipient }) => recipient === visit.old)?.subject;
    expect(toOld(sent)).toBe(toOld(await visit.mails()));
    expect(sent.find(({ recipient }) => recipient === visit.fresh)?.subject).toBe(
      'Somebody wanted to use your email address',
    );
  });

  it("cannot be taken by the old address's link alone", async () => {
    await visit.ask();
    const links = await visit.tokens();
    expect(links.new).toBe('');
    expect(await visit.act('agree', links.old)).toBe('waiting');
    expect(await visit.emailNow()).toBe(visit.old);
  });
});

it('is refused when another person has registered with the address meanwhile', async () => {
  await visit.ask();
  const links = await visit.tokens();
  await visit.act('agree', links.new);
  await anAccountsTeam(server.deps, { people: [await aNewPerson({ email: visit.fresh })] });
  expect(await visit.act('agree', links.old)).toBe('impossible');
  expect(await visit.emailNow()).toBe(visit.old);
});
