import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ruleIds } from '@portal/emi-engine/findings/RuleId.ts';
import {
  emiBoardHeaderSchema,
  emiBoardMagic,
  emiClassesSchema,
  emiNetsSchema,
  emiPartsSchema,
} from '@portal/shared/contracts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import {
  emiChangesOf,
  emiFindingsOf,
  emiResultOf,
  getOfJob,
  releaseEmi,
  suppressEmi,
} from '../../../testing/builders/emiResults.ts';
import { aBoard, notABoard, uploadedEmi } from '../../../testing/builders/emiUploads.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { removeOldFiles } from '../jobs/emiJobsWorkers.ts';

const dayMs = 24 * 60 * 60_000;
const clocks = 'net,class\n/clk+,clock\n';
const unknown = 'net,class\n/clk+,unknown\n';

let server: TestServer;
let owner: Awaited<ReturnType<typeof aTeamWithLicense>>;
/** Two runs of one project: the second declares a clock and so has more findings. */
let first: string;
let second: string;
beforeAll(async () => {
  server = await createTestServer();
  owner = await aTeamWithLicense();
  first = await uploadedEmi(owner.client, {
    ...{ license_id: owner.license_id, file: aBoard(), more: { classes: unknown } },
  });
  server.pass(1000);
  second = await uploadedEmi(owner.client, {
    ...{ license_id: owner.license_id, file: aBoard(), more: { classes: clocks } },
  });
  await server.runJobs();
}, 120_000);
afterAll(() => server.close());

async function aTeamWithLicense() {
  const { person, client } = await aBuyer(server);
  return { person, client, license_id: await anEmiLicense(server.deps, person) };
}

async function aKeyOf(job: string): Promise<string> {
  const [finding] = await emiFindingsOf(owner.client, job);
  if (!finding) throw new Error('the board has no findings');
  return finding.key;
}

describe('GET /api/v1/demitasnx/jobs/:id', () => {
  it("describes the board, the analysis, its rules and the project's runs", async () => {
    const { job, result } = await emiResultOf(owner.client, second);
    expect(job).toMatchObject({ id: second, status: 'success' });
    expect(result?.board).toMatchObject({
      outline: { x_mm: 0, y_mm: 0, width_mm: 60, height_mm: 40, area_mm2: 2300 },
      ...{ nets: 4, parts: 3, holes: 4 },
    });
    const copper = result?.board.layers.filter(({ kind }) => kind !== 'other');
    expect(copper?.map(({ name }) => name)).toEqual(['top', 'ground', 'power', 'bottom']);
    expect(result?.board.layers).toContainEqual(expect.objectContaining({ name: 'silk' }));
    expect(result?.rules.map(({ id }) => id)).toEqual(ruleIds);
    expect(result?.parameters[0]).toMatchObject({ value: '300 MHz', is_assumed: true });
    expect(result?.drawing?.bytes).toBeGreaterThan(1000);
    expect(result?.runs).toMatchObject([{ id: first, same_archive: true, rerun_of: null }]);
    expect(result?.runs[0]?.engine_version).toBe(result?.engine_version);
    expect(result).toMatchObject({ previous_id: first, differences: null });
    const { counts } = result ?? {};
    const found = await emiFindingsOf(owner.client, second);
    expect(new Set(found.map(({ confidence }) => confidence)).size).toBeGreaterThan(1);
    expect(counts?.error).toBe(found.filter(({ severity }) => severity === 'error').length);
    const before = await emiResultOf(owner.client, first);
    expect(before.result).toMatchObject({ previous_id: null, runs: [{ id: second }] });
    const japanese = await emiResultOf(owner.client, second, 'ja');
    expect(japanese.result?.rules[0]?.title).toBe('ネット長');
  });

  it('shows differences from the first board of the license', async () => {
    const { result } = await emiResultOf(owner.client, first);
    const facts = {
      ...{ sha256: 'ab', counts: { error: 0, warning: 0, info: 0 } },
      ...{ outline: { boxMm: [5, 5, 65, 55], areaMm2: 3000 }, layers: ['top', 'bottom'] },
    };
    const set = (content: object | null) =>
      server.deps.db
        .updateTable('manager.emi_job')
        .set({ facts: content && JSON.stringify(content) })
        .where('id', '=', first)
        .execute();
    await set(facts);
    expect((await emiResultOf(owner.client, second)).result?.differences).toEqual({
      first_id: first,
      outline: {
        now: { width_mm: 60, height_mm: 40, area_mm2: 2300 },
        first: { width_mm: 60, height_mm: 50, area_mm2: 3000 },
      },
      layers: { now: ['top', 'ground', 'power', 'bottom'], first: ['top', 'bottom'] },
    });
    // As after an update of the server: read from the job's files.
    await set(null);
    const again = await emiResultOf(owner.client, second);
    expect(again.result).toMatchObject({ differences: null, runs: [{ counts: result?.counts }] });
  });

  it('has no result or parts for a waiting or failed job', async () => {
    const other = await aTeamWithLicense();
    const id = await uploadedEmi(other.client, { license_id: other.license_id, file: notABoard });
    expect(await emiResultOf(other.client, id)).toMatchObject({
      ...{ job: { status: 'waiting' }, result: null },
    });
    for (const part of ['/findings', '/classes', '/parts', '/nets', '/board', `/compare/${id}`])
      expect((await getOfJob(other.client, id, part)).statusCode).toBe(404);
    expect((await suppressEmi(other.client, id, 'ab', 'x')).statusCode).toBe(404);
  });

  it('hides everything from another team', async () => {
    const other = await aTeamWithLicense();
    const key = await aKeyOf(second);
    const compared = `/compare/${first}`;
    for (const part of ['', '/findings', '/classes', '/parts', '/nets', '/board', compared])
      expect((await getOfJob(other.client, second, part)).statusCode).toBe(404);
    expect((await suppressEmi(other.client, second, key, 'x')).statusCode).toBe(404);
    expect((await releaseEmi(other.client, second, key)).statusCode).toBe(404);
    expect((await getOfJob(owner.client, 'none')).statusCode).toBe(404);
  });
});

describe('GET /api/v1/demitasnx/jobs/:id/findings', () => {
  it("lists numbered findings with keys in the reader's language", async () => {
    const found = await emiFindingsOf(owner.client, second);
    expect(found.length).toBeGreaterThan(2);
    expect(found.map(({ no }) => no)).toEqual(found.map((_, index) => index + 1));
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
    const japanese = await emiFindingsOf(owner.client, second, 'ja');
    expect(japanese[0]?.message).not.toBe(found[0]?.message);
    expect(japanese.map(({ key }) => key)).toEqual(found.map(({ key }) => key));
    expect(found.some(({ net, class_source }) => net === '/clk+' && class_source === 'given')).toBe(
      true,
    );
  });
});

describe('GET /api/v1/demitasnx/jobs/:id/classes', () => {
  it('returns the list as it was given, and the classes of all nets', async () => {
    const classes = emiClassesSchema.parse(
      (await getOfJob(owner.client, second, '/classes')).json(),
    );
    // Forms normalize line ends.
    expect(classes.given).toBe(clocks.replaceAll('\n', '\r\n'));
    expect(classes.nets).toHaveLength(4);
    expect(classes.nets).toContainEqual({ net: '/clk+', class: 'clock', source: 'given' });
  });
});

describe('GET /api/v1/demitasnx/jobs/:id/parts and nets', () => {
  it("return roles and classes with confidence and reasons in the reader's language", async () => {
    const listOf = async (list: string, locale: string) =>
      (await getOfJob(owner.client, second, list, { 'accept-language': locale })).json<unknown>();
    const parts = emiPartsSchema.parse(await listOf('/parts', 'en'));
    expect(parts).toContainEqual({
      ...{ part: 'C1', role: 'capacitor', source: 'guessed', confidence: expect.any(Number) },
      correction: null,
      why: expect.arrayContaining(['designator letters C']),
    });
    const nets = emiNetsSchema.parse(await listOf('/nets', 'ja'));
    expect(nets).toHaveLength(4);
    expect(nets).toContainEqual({
      ...{ net: '/clk+', class: 'clock', source: 'given', why: ['利用者が指定'] },
      correction: null,
    });
  });
});

describe('GET /api/v1/demitasnx/jobs/:id/board', () => {
  it('is the drawing, compressed if the client accepts it, and cacheable', async () => {
    const answer = await getOfJob(owner.client, second, '/board', {
      'accept-encoding': 'gzip, br',
    });
    expect(answer.headers).toMatchObject({
      ...{ 'content-encoding': 'gzip', 'content-type': 'application/octet-stream' },
      'cache-control': expect.stringContaining('immutable'),
    });
    const board = gunzipSync(answer.rawPayload);
    const plain = await getOfJob(owner.client, second, '/board', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.rawPayload.equals(board)).toBe(true);
    expect((await emiResultOf(owner.client, second)).result?.drawing?.bytes).toBe(board.length);
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await getOfJob(owner.client, second, '/board', headers)).statusCode).toBe(304);
  });

  it('marks planes with return currents, and the owners of pins and holes', async () => {
    const { rawPayload } = await getOfJob(owner.client, second, '/board', {
      'accept-encoding': 'identity',
    });
    expect(rawPayload.subarray(0, 8).toString()).toBe(emiBoardMagic);
    const text = rawPayload.subarray(12, 12 + rawPayload.readUInt32LE(8)).toString();
    const header = emiBoardHeaderSchema.parse(JSON.parse(text));
    expect(header.layers).toMatchObject([
      { name: 'top', isPlane: false, references: [1] },
      { name: 'ground', isPlane: true, references: [] },
      { name: 'power', references: [1] },
      { name: 'bottom' },
    ]);
    expect(header.nets[header.layers[1]?.planeNet ?? -1]).toMatch(/^gnd$/i);
    expect(header.pins.count).toBe(6);
    expect(header.pins.names).toHaveLength(6);
    expect(header.holes.kinds[1]).toBe(4);
    expect(header.parts.map(({ corners }) => corners.length)).toEqual([8, 8, 8]);
  });
});

describe('GET /api/v1/demitasnx/jobs/:id/compare/:other', () => {
  it('lists new, remaining and gone findings, in both directions', async () => {
    const [mine, theirs] = [
      await emiFindingsOf(owner.client, second),
      await emiFindingsOf(owner.client, first),
    ];
    const changes = await emiChangesOf(owner.client, second, first);
    const count = (state: string) => changes.filter((change) => change.state === state).length;
    expect(count('new') + count('still')).toBe(mine.length);
    expect(count('gone') + count('still')).toBe(theirs.length);
    expect(count('new')).toBeGreaterThan(0);
    const back = await emiChangesOf(owner.client, first, second);
    const gone = back.flatMap((change) => (change.state === 'gone' ? [change.finding] : []));
    expect(gone).toHaveLength(count('new'));
    for (const finding of gone) expect(mine).toContainEqual(finding);
    const itself = await emiChangesOf(owner.client, first, first);
    expect(new Set(itself.map(({ state }) => state))).toEqual(new Set(['still']));
  });

  it('compares only runs of one project', async () => {
    const license_id = await anEmiLicense(server.deps, owner.person, { label: 'Radio board' });
    const id = await uploadedEmi(owner.client, { license_id, file: aBoard() });
    await server.runJobs();
    expect((await getOfJob(owner.client, second, `/compare/${id}`)).statusCode).toBe(404);
    expect((await emiResultOf(owner.client, id)).result).toMatchObject({
      runs: [],
      previous_id: null,
    });
  }, 60_000);
});

describe('30 days later', () => {
  it('has no drawing any more, but findings, comparison and suppressions', async () => {
    const key = await aKeyOf(second);
    server.pass(30 * dayMs + 5000);
    const client = await server.signIn(owner.person);
    expect((await getOfJob(client, second, '/board')).statusCode).toBe(410);
    server.pass(2 * dayMs);
    await removeOldFiles(server.deps);
    const later = await server.signIn(owner.person);
    const { result } = await emiResultOf(later, second);
    expect(result).toMatchObject({ drawing: null, previous_id: first });
    const left = (name: string) => server.deps.blobs.stat(`emi/results/${second}/${name}`);
    expect(await left('board.bin.gz')).toBeUndefined();
    expect((await emiFindingsOf(later, second)).length).toBeGreaterThan(0);
    expect((await emiChangesOf(later, second, first)).length).toBeGreaterThan(0);
    expect((await suppressEmi(later, second, key, 'Old')).statusCode).toBe(200);
  });
});
