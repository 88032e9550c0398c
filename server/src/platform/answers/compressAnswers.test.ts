import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compressAnswers.ts';

const rows = Array.from({ length: 500 }, (_, n) => ({ number: `CD-${String(n)}`, trial: 0 }));
let app: FastifyInstance;
/** The stream that the next response sends. */
let source: Readable;

beforeAll(() => {
  app = Fastify();
  compressAnswers(app);
  app.get('/long', () => rows);
  app.get('/stream', (_request, reply) => reply.type('application/json').send(source));
  app.get('/short', () => ({ api_token: 'secret' }));
  app.get('/file', (_request, reply) => reply.type('text/csv').send('a,b\n'.repeat(1_000)));
  // The embedding module also adds to Vary, in a later hook.
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('vary', 'Origin');
  });
});
afterAll(() => app.close());

function get(url: string, encoding?: string) {
  return app.inject({
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
}

describe('compressAnswers', () => {
  it('compresses a long answer in an encoding that the browser accepts', async () => {
    const br = await get('/long', 'gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(rows);
    const gz = await get('/long', 'gzip');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gz.rawPayload).toString())).toEqual(rows);
    expect(br.rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 5);
  });

  it('compresses a stream and flushes each piece as it arrives', async () => {
    const sent = new PassThrough();
    source = sent;
    const calling = app.inject({
      url: '/stream',
      headers: { 'accept-encoding': 'br' },
      payloadAsStream: true,
    });
    sent.write('[1');
    const answer = await calling;
    expect(answer.headers['content-encoding']).toBe('br');
    const read = answer.stream().pipe(createBrotliDecompress());
    expect(String(await once(read, 'data'))).toBe('[1');
    sent.end(',2]');
    expect(String(await once(read, 'data'))).toBe(',2]');
  });

  it('compresses a stream in an accepted encoding, and both streams end together', async () => {
    source = Readable.from([JSON.stringify(rows)]);
    const gz = await get('/stream', 'gzip');
    expect(JSON.parse(gunzipSync(gz.rawPayload).toString())).toEqual(rows);
    source = Readable.from([JSON.stringify(rows)]);
    expect((await get('/stream')).json()).toEqual(rows);
    const left = new PassThrough();
    source = left;
    const calling = app.inject({
      url: '/stream',
      headers: { 'accept-encoding': 'br' },
      payloadAsStream: true,
    });
    left.write('[1');
    const answer = (await calling).stream();
    left.destroy(new Error('the database is away'));
    await expect(once(answer, 'end')).rejects.toThrow();
  });

  it('leaves an answer uncompressed for a client that accepts no encoding', async () => {
    const answer = await get('/long');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(rows);
  });

  it('adds Accept-Encoding to the existing Vary', async () => {
    for (const encoding of ['br', 'gzip', undefined]) {
      expect((await get('/long', encoding)).headers.vary).toBe('Origin, Accept-Encoding');
    }
  });

  it('honors a weight of 0', async () => {
    expect((await get('/long', 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    expect((await get('/long', 'gzip;q=0, br;q=0')).headers['content-encoding']).toBeUndefined();
  });

  it('leaves short answers and files uncompressed', async () => {
    expect((await get('/short', 'br')).headers['content-encoding']).toBeUndefined();
    expect((await get('/file', 'br')).headers['content-encoding']).toBeUndefined();
  });
});
