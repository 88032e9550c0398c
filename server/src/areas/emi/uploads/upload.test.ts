import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiUsageNotesVersion } from '@portal/shared/domain';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense, emiLicenses } from '../../../testing/builders/emi.ts';
import {
  emiForm,
  emiJobs,
  emiToken,
  sentenceOf,
  uploadedEmi,
  uploadEmi,
} from '../../../testing/builders/emiUploads.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';

const minuteMs = 60_000;
const noToken = /^This upload was not permitted/;
const noLicense = /^This license does not exist or was taken back/;
const noUses = /^No uses of this license are left/;
const outside = /^Today is outside the validity period/;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function aUser(changes: object = {}) {
  const { person, client } = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, person, changes);
  return { person, client, license_id };
}

/** Expects that refused uploads have left nothing behind. */
async function expectNothingLeft() {
  const left = await server.deps.db.selectFrom('manager.emi_upload').select('id').execute();
  expect(left).toEqual([]);
}

describe('POST /api/v1/demitasnx/post', () => {
  it('queues an analysis and reserves a use of the license', async () => {
    const { client, license_id } = await aUser();
    const more = {
      terms: emiUsageNotesVersion,
      classes: 'net,class\n/clk,clock',
      roles: 'part,role\nD2,ic',
      settings: '{"f_max_mhz":500,"dielectric_mm":[0.2,1.1]}',
    };
    const upload = { license_id, more, fileName: '../メイン\u202E基板.tgz' };
    const id = await uploadedEmi(client, upload);
    expect(await emiJobs(client)).toMatchObject([
      { id, status: 'waiting', src_filename: 'メイン基板.tgz', error: null, rerun_of: null },
    ]);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 1 }]);
    const job = await server.deps.db
      .selectFrom('manager.emi_job')
      .select(['src_key', 'src_bytes', 'settings', 'terms', 'locale', 'roles'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(job).toMatchObject({
      src_bytes: 7,
      settings: { f_max_mhz: 500, dielectric_mm: [0.2, 1.1] },
      terms: emiUsageNotesVersion,
      locale: 'en',
      // Forms normalize line ends.
      roles: 'part,role\r\nD2,ic',
    });
    expect(await server.deps.blobs.stat(job.src_key)).toEqual({ size: 7 });
    await expectNothingLeft();
  });

  it('accepts a token once, only from its owner, and for ten minutes', async () => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    await uploadedEmi(client, { license_id, token });
    expect(sentenceOf(await uploadEmi(client, { license_id, token }))).toMatch(noToken);
    const other = await aUser();
    const theirs = { license_id: other.license_id, token: await emiToken(client) };
    expect(sentenceOf(await uploadEmi(other.client, theirs))).toMatch(noToken);
    const late = await emiToken(client);
    server.pass(10 * minuteMs);
    expect(sentenceOf(await uploadEmi(client, { license_id, token: late }))).toMatch(noToken);
    expect(sentenceOf(await uploadEmi(client, { license_id, token: '' }))).toMatch(noToken);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 1 }]);
  });

  it('creates one job of two concurrent uploads with one token', async () => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const answers = await Promise.all(
      [1, 2, 3].map(() => uploadEmi(client, { license_id, token })),
    );
    expect(answers.filter((answer) => 'id' in answer)).toHaveLength(1);
    expect(await emiJobs(client)).toHaveLength(1);
    await expectNothingLeft();
  });

  it('gives the last use of a license to one of two uploads', async () => {
    const { person, client, license_id } = await aUser({ job_count: 4 });
    const colleague = await server.signIn(person);
    const answers = await Promise.all(
      [client, colleague, client].map((each) => uploadEmi(each, { license_id })),
    );
    const refused = answers.map(sentenceOf).filter((sentence) => sentence !== null);
    expect(refused).toEqual([expect.stringMatching(noUses), expect.stringMatching(noUses)]);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 5 }]);
    await expectNothingLeft();
  });

  it.each([
    ['of another team', noLicense, async () => (await aUser()).license_id],
    ['that nobody has', noLicense, () => Promise.resolve('none')],
    ['without uses left', noUses, async (person: Person) => licenseOf(person, { job_count: 5 })],
    ['that is over', outside, async (person: Person) => licenseOf(person, past)],
    ['that has not begun', outside, async (person: Person) => licenseOf(person, coming)],
    [
      ...(['that was taken back', noLicense] as const),
      async (person: Person) => licenseOf(person, { withdrawn_at: new Date() }),
    ],
  ])('refuses a license %s, and keeps the token valid', async (_what, sentence, licenseFor) => {
    const { person, client, license_id } = await aUser();
    const token = await emiToken(client);
    const other = await licenseFor(person);
    expect(sentenceOf(await uploadEmi(client, { license_id: other, token }))).toMatch(sentence);
    await uploadedEmi(client, { license_id, token });
    await expectNothingLeft();
  });

  it.each([
    ['text', Buffer.from('This is no archive.'), 'ja', /tgz または .zip/],
    ['nothing', Buffer.alloc(0), 'en', /^Choose a file/],
    ['one byte', Buffer.from([0x1f]), 'en', /neither a .tgz nor a .zip/],
  ])('refuses %s as a file, and keeps the token valid', async (_what, file, locale, sentence) => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const answer = await uploadEmi(client, { license_id, token, file }, locale);
    expect(sentenceOf(answer)).toMatch(sentence);
    // A zip is recognized by content, not by name.
    const zip = Buffer.from('PK\u0003\u0004');
    await uploadedEmi(client, { license_id, token, file: zip, fileName: 'board.tgz' });
  });

  it.each([
    [{ settings: '{"f_max_mhz":-1}' }, /^The settings of the board/],
    [{ settings: 'x' }, /^The settings of the board/],
    [{ settings: '{"more":1}' }, /^The settings of the board/],
    [{ classes: 'a,b' }, /^classes.csv, line 1: /],
    [{ roles: 'D2,ic\nD3,gadget' }, /^roles.csv, line 2: “gadget”/],
  ])('refuses the fields %j with an explanation', async (more, sentence) => {
    const { client, license_id } = await aUser();
    expect(sentenceOf(await uploadEmi(client, { license_id, more }))).toMatch(sentence);
  });

  it.each([
    ['en', /^The usage notes have changed/],
    ['ja', /^利用上の注意が変更されました/],
  ])('refuses outdated usage notes, and keeps the token valid (%s)', async (locale, sentence) => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const answer = await uploadEmi(
      client,
      { license_id, token, more: { terms: '2026-10' } },
      locale,
    );
    expect(sentenceOf(answer)).toMatch(sentence);
    await uploadedEmi(client, { license_id, token });
    await expectNothingLeft();
  });

  it.each([
    ['classes', 'x,clock', 'en', /net classes is larger than 1 MB/],
    ['roles', 'x,ic', 'ja', /役割の一覧が1MB/],
  ])('refuses a list of %s that is too large', async (list, line, locale, sentence) => {
    const { client, license_id } = await aUser();
    const more = { [list]: `${line}\n${'y'.repeat(1024 * 1024)}` };
    expect(sentenceOf(await uploadEmi(client, { license_id, more }, locale))).toMatch(sentence);
  });

  it('refuses a body that is no form, a form without a file, and a file before its fields', async () => {
    const { client, license_id } = await aUser();
    const post = async (payload: string | Buffer, type: string) => {
      const headers = { 'content-type': type };
      return client.post('/api/v1/demitasnx/post', { payload, headers });
    };
    const url = 'application/x-www-form-urlencoded';
    expect((await post('token=x', url)).json()).toMatchObject({ error: 'true' });
    const { payload, contentType } = await emiForm({ license_id, token: await emiToken(client) });
    const boundary = /boundary=(.+)$/.exec(contentType)?.[1] ?? '';
    const empty = `--${boundary}--\r\n`;
    expect((await post(empty, contentType)).json()).toMatchObject({ error: 'true' });
    const cut = payload.subarray(0, payload.length - 20);
    expect((await post(cut, contentType)).json()).toMatchObject({ error: 'true' });
    const fileFirst = payload.subarray(payload.lastIndexOf(`--${boundary}\r\n`));
    expect((await post(fileFirst, contentType)).json()).toMatchObject({ error: 'true' });
    expect(await emiJobs(client)).toEqual([]);
    await expectNothingLeft();
  });

  it('is refused if the operator has switched the service off', async () => {
    const { client, license_id } = await aUser();
    await typeCommand(server.operator, ['emi', 'set', '--service', 'off']);
    expect(sentenceOf(await uploadEmi(client, { license_id }))).toMatch(/currently unavailable/);
    await typeCommand(server.operator, ['emi', 'set', '--service', 'on']);
  });

  it('refuses uploads of a team after 20 failures on one day', async () => {
    const { client, license_id } = await aUser();
    const id = await uploadedEmi(client, { license_id });
    const job = await server.deps.db
      .selectFrom('manager.emi_job')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const failed = Array.from({ length: 20 }, (_, index) => ({
      ...job,
      id: `${id}-${index}`,
      status: 'failed' as const,
      ...{ settings: '{}', facts: null, progress: null },
      error: '{"code":"killed"}',
      finished_at: job.created_at,
    }));
    await server.deps.db.insertInto('manager.emi_job').values(failed).execute();
    expect(sentenceOf(await uploadEmi(client, { license_id }))).toMatch(/^Too many uploads/);
    await expectNothingLeft();
  });
});

type Person = Awaited<ReturnType<typeof aBuyer>>['person'];
const past = { start_at: '2026-10-01', end_at: '2026-11-20' };
const coming = { start_at: '2026-11-22' };
const licenseOf = (person: Person, changes: object) => anEmiLicense(server.deps, person, changes);
