import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createManagerApp } from '../../../app/app.ts';
import {
  anInstaller,
  fileAddress,
  type TestInstaller,
} from '../../../testing/builders/installers.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { refuse, TestS3, type Interception } from '../../../testing/s3/TestS3.ts';
import { readBlobPlace, type S3Place } from '../BlobPlace.ts';
import { openBlobs } from '../openBlobs.ts';
import { openS3 } from './openS3.ts';

const logged: string[] = [];
const listener = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged.push(chunk.toString());
    done();
  },
});
/** Long timeouts, for tests of faults other than silence. */
const patient = {
  connectMs: 60_000,
  answerMs: 60_000,
  writeMs: 60_000,
  readyMs: 60_000,
  lookMs: 0,
};
const times = { connectMs: 500, answerMs: 300, writeMs: 300, readyMs: 300, lookMs: 0 };
const content = Buffer.alloc(3_000_000, 'an installer ');

let s3: TestS3;
let server: TestServer;
let client: TestClient;
let installer: TestInstaller;
beforeAll(async () => {
  s3 = await TestS3.open();
  server = await createTestServer({ BLOB_URL: s3.url('portal'), LOG_LEVEL: 'warn' }, listener);
  installer = await anInstaller(server.deps, { content });
  client = await server.signIn(await aPerson(server.deps));
});
afterEach(() => {
  s3.intercept = undefined;
  s3.alters = false;
  logged.length = 0;
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

function place(): S3Place {
  const read = readBlobPlace(s3.url('portal'));
  if (read.kind !== 's3') throw new Error(`expected an S3 location, got ${read.kind}`);
  return read;
}
const failing: Interception = (request, answer) => {
  request.resume();
  refuse(answer, 500, 'InternalError');
  return true;
};
const forbidding: Interception = (request, answer) => {
  request.resume();
  refuse(answer, 403, 'AccessDenied');
  return true;
};
const silent: Interception = () => true;

describe('a store in S3 that lacks a setting', () => {
  const nothing = { AWS_CONFIG_FILE: '/dev/null', AWS_SHARED_CREDENTIALS_FILE: '/dev/null' };
  const none = { ...nothing, AWS_EC2_METADATA_DISABLED: 'true' };
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION', 'AWS_DEFAULT_REGION'];
  let before: NodeJS.ProcessEnv;
  beforeEach(() => {
    before = { ...process.env };
    for (const name of names) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, none);
  });
  afterEach(() => {
    for (const name of Object.keys(none)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, before);
  });

  it.each([
    ['s3://files?region=eu-west-1', 'could not look at one: the environment has no key'],
    ['s3://files', 'could not look at one: nothing names a region'],
  ])('names it for %s', async (address, sentence) => {
    const { blobs, close } = await openBlobs(readBlobPlace(address));
    const failure = await blobs.stat('one').catch((error: unknown) => error);
    expect(failure).toMatchObject({ cause: { message: expect.stringContaining(sentence) } });
    close();
  });
});

describe('a store in S3 that fails', () => {
  it.each([
    ['answers with its own faults', failing, 'HTTP 500'],
    ['refuses the key', forbidding, 'HTTP 403'],
  ])('tells the reader when it %s, and logs the reason', async (_how, intercept, why) => {
    s3.intercept = intercept;
    const page = await client.get(fileAddress(installer), {
      headers: { 'accept-language': 'ja' },
    });
    expect(page.statusCode).toBe(503);
    expect(page.headers['retry-after']).toBe('10');
    expect(page.body).toContain('現在ファイルをご利用いただけません');
    expect(page.headers).not.toHaveProperty('content-disposition');
    expect(logged.join('')).toContain(why);
    expect(logged.join('')).not.toMatch(/S3RVER|Signature|authorization/i);
  });

  it('never passes off an altered file as complete', async () => {
    s3.alters = true;
    const sending = client.get(fileAddress(installer));
    await expect(sending).rejects.toThrow();
    s3.alters = false;
    expect(logged.join('')).toContain('does not match its digest');
    const file = await client.get(fileAddress(installer));
    expect(file.rawPayload.equals(content)).toBe(true);
  });

  it('keeps no reference to a file it did not store', async () => {
    s3.intercept = (request, answer) => request.method === 'PUT' && failing(request, answer);
    const version = '12.9.0';
    await expect(anInstaller(server.deps, { version, content })).rejects.toMatchObject({
      status: 503,
      code: 'files_away',
    });
    const rows = await server.deps.db
      .selectFrom('manager.installer')
      .select('id')
      .where('version', '=', version)
      .execute();
    expect(rows).toEqual([]);
  });

  it('times out', async () => {
    const { blobs, close } = openS3(place(), { times });
    s3.intercept = silent;
    const away = { code: 'files_away' };
    await expect(blobs.stat('a')).rejects.toMatchObject(away);
    await expect(blobs.read('a')).rejects.toMatchObject(away);
    await expect(blobs.put('a', Buffer.from('a'))).rejects.toMatchObject(away);
    expect(await blobs.isAvailable()).toBe(false);
    close();
  });

  it('answers a health check within the limit of /ready', async () => {
    const { blobs, close } = openS3(place(), { times: { ...patient, readyMs: 300 } });
    s3.intercept = silent;
    expect(await blobs.isAvailable()).toBe(false);
    close();
  });

  it('aborts a read whose end never comes', async () => {
    const { blobs, close } = openS3(place(), { times: patient });
    s3.intercept = (_request, answer) => {
      answer.writeHead(200, { 'content-length': '1000' });
      answer.write('half', () => answer.destroy());
      return true;
    };
    const reading = await blobs.read('a');
    await expect(buffer(reading)).rejects.toMatchObject({ code: 'files_away' });
    close();
  });

  it('aborts a read that stalls', async () => {
    const { blobs, close } = openS3(place(), { times });
    s3.intercept = (_request, answer) => {
      answer.writeHead(200, { 'content-length': '1000' });
      answer.write('half');
      return true;
    };
    const reading = await blobs.read('a');
    await expect(buffer(reading)).rejects.toMatchObject({ code: 'files_away' });
    close();
  });

  it('continues a read that was paused longer than the silence timeout', async () => {
    const { blobs, close } = openS3(place(), { times });
    const large = Buffer.alloc(30_000_000, 'a large file ');
    s3.intercept = (_request, answer) => {
      answer.writeHead(200, { 'content-length': String(large.length) }).end(large);
      return true;
    };
    const reading = (await blobs.read('a')).iterator() as NodeJS.AsyncIterator<Buffer>;
    const arrived: Buffer[] = [];
    for (let next = await reading.next(); next.done !== true; next = await reading.next()) {
      // The pause itself is the subject of the test.
      if (arrived.length === 0) await setTimeout(3 * times.writeMs);
      arrived.push(next.value);
    }
    expect(Buffer.concat(arrived).equals(large)).toBe(true);
    close();
  });

  it('never returns more than the requested range', async () => {
    const { blobs, close } = openS3(place(), { times: patient });
    s3.intercept = (_request, answer) => {
      answer.writeHead(200, { 'content-length': '10' }).end('0123456789');
      return true;
    };
    const reading = blobs.read('a', { start: 2, end: 4 });
    await expect(reading).rejects.toMatchObject({ code: 'files_away' });
    close();
  });

  it('writes without conditions where the server does not support them', async () => {
    const { blobs, close } = openS3(place(), { times: patient });
    s3.intercept = (request, answer) => {
      if (request.headers['if-none-match'] === undefined) return false;
      request.resume();
      refuse(answer, 501, 'NotImplemented');
      return true;
    };
    await blobs.add('added', Buffer.from('first'));
    await blobs.add('added', Buffer.from('second'));
    expect(String(await buffer(await blobs.read('added')))).toBe('first');
    close();
  });

  it('fails /ready, and is logged once', async () => {
    const said: string[] = [];
    const log = pino({}, { write: (line) => said.push(line) });
    const { blobs, close } = openS3(place(), { log, times: patient });
    s3.intercept = forbidding;
    expect([await blobs.isAvailable(), await blobs.isAvailable()]).toEqual([false, false]);
    s3.intercept = undefined;
    expect(await blobs.isAvailable()).toBe(true);
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('HTTP 403');
    close();
    const away = { ...server.deps.blobs, isAvailable: () => Promise.resolve(false) };
    const manager = createManagerApp({ ...server.deps, blobs: away });
    const answer = await manager.inject('/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'waiting', waiting: ['files'] });
    await manager.close();
  });

  it('is checked once in some seconds for /ready', async () => {
    const asked = s3.requests.length;
    const answers = await Promise.all([1, 2, 3].map(() => server.manager.inject('/ready')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(s3.requests.length - asked).toBeLessThanOrEqual(1);
  });
});
