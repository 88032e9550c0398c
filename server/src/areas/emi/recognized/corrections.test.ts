import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  emiNetsSchema,
  emiPartsSchema,
  type EmiCorrectionsRequest,
} from '@portal/shared/contracts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import { getOfJob } from '../../../testing/builders/emiResults.ts';
import { aBoard, uploadedEmi } from '../../../testing/builders/emiUploads.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof aBuyer>>;
let license_id: string;
let first: string;
beforeAll(async () => {
  server = await createTestServer();
  owner = await aBuyer(server);
  license_id = await anEmiLicense(server.deps, owner.person);
  first = await uploadedEmi(owner.client, { license_id, file: aBoard() });
  await server.runJobs();
}, 60_000);
afterAll(() => server.close());

const correct = async (body: EmiCorrectionsRequest, locale = 'en', client = owner.client) => {
  const headers = { 'accept-language': locale };
  const url = `/api/v1/demitasnx/jobs/${first}/corrections`;
  return (await client.put(url, { payload: body, headers })).json<unknown>();
};
const partOf = async (job: string, part: string) =>
  emiPartsSchema
    .parse((await getOfJob(owner.client, job, '/parts')).json())
    .find((one) => one.part === part);
const netOf = async (job: string, net: string) =>
  emiNetsSchema
    .parse((await getOfJob(owner.client, job, '/nets')).json())
    .find((one) => one.net === net);

describe('PUT /api/v1/demitasnx/jobs/:id/corrections', () => {
  it('corrects parts and nets in later runs, before the lists of uploads, until taken back', async () => {
    const guest = await aPerson(server.deps, { team: owner.person.team, role: 'guest' });
    const client = await server.signIn(guest);
    const lists = { roles: 'part,role\nU1,connector\n', classes: 'net;class\n/clk+;power\n' };
    expect(await correct(lists, 'en', client)).toMatchObject({ error: false });
    expect(await partOf(first, 'U1')).toMatchObject({
      ...{ source: expect.not.stringContaining('given'), correction: { role: 'connector' } },
    });
    expect(await auditOf(server.deps, first)).toContainEqual(
      expect.objectContaining({ action: 'emi.correct', actor: guest.id }),
    );
    server.pass(1000);
    const more = { classes: 'net,class\n/clk+,clock\nVCC,io', roles: 'U2,connector' };
    const second = await uploadedEmi(owner.client, { license_id, file: aBoard(), more });
    await server.runJobs();
    expect(await partOf(second, 'U1')).toMatchObject({ role: 'connector', source: 'given' });
    expect(await partOf(second, 'U2')).toMatchObject({ role: 'connector', correction: null });
    expect(await netOf(second, '/clk+')).toMatchObject({
      ...{ class: 'power', source: 'given', correction: { class: 'power' } },
    });
    expect(await netOf(second, 'VCC')).toMatchObject({ class: 'io', correction: null });
    await correct({ roles: 'U1,other', withdrawn: { nets: ['/clk+'] } });
    expect(await partOf(first, 'U1')).toMatchObject({ correction: { role: 'other' } });
    server.pass(1000);
    const url = `/api/v1/demitasnx/jobs/${second}/rerun`;
    const { id } = (await owner.client.post(url, { payload: {} })).json<{ id: string }>();
    await server.runJobs();
    expect(await partOf(id, 'U1')).toMatchObject({ role: 'other', source: 'given' });
    expect(await netOf(id, '/clk+')).toMatchObject({ class: 'clock', correction: null });
  }, 60_000);

  it.each<[EmiCorrectionsRequest, string, RegExp]>([
    [{ roles: 'U1,ic\nU2,gadget' }, 'en', /^roles.csv, line 2: “gadget”/],
    [{ classes: '/clk+,fast' }, 'ja', /^classes.csv の1行目：「fast」/],
    [{ roles: `${'U'.repeat(301)},ic` }, 'en', /more than 300 characters/],
    [
      { classes: Array.from({ length: 20_001 }, (_, net) => `N${net},io`).join('\n') },
      ...(['ja', /20,000件まで/] as const),
    ],
  ])(
    'refuses lists with an explanation and changes nothing (%#)',
    async (body, locale, message) => {
      const before = await partOf(first, 'U1');
      expect(await correct(body, locale)).toMatchObject({
        ...{ error: true, code: 'invalid', message: expect.stringMatching(message) },
      });
      expect(await partOf(first, 'U1')).toEqual(before);
      expect(await netOf(first, 'VCC')).toMatchObject({ correction: null });
    },
  );

  it('is missing for another team', async () => {
    const { client } = await aBuyer(server);
    expect(await correct({ roles: 'U1,ic' }, 'en', client)).toMatchObject({ code: 'not_found' });
  });
});
