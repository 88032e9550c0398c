import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { discardBody } from './discardBody.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify({ bodyLimit: 1000 });
  app.setErrorHandler((_error, asked, reply) => {
    discardBody(asked, reply);
    return reply.code(413).send('too large');
  });
  app.post('/', () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => app.close());

/** Sends the whole body, whatever the response. */
function send(bytes: number): Promise<{ status: number | undefined; isClosed: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'text/plain', 'content-length': bytes };
    const sending = request({ port, method: 'POST', headers });
    const sent = new Promise<void>((done) => sending.once('finish', done));
    sending.once('error', reject);
    sending.once('response', (answer) => {
      answer.resume();
      void sent.then(() => {
        resolve({ status: answer.statusCode, isClosed: answer.headers.connection === 'close' });
      });
    });
    sending.end(Buffer.alloc(bytes));
  });
}

it('lets the sender finish and keeps the connection', async () => {
  expect(await send(20_000_000)).toEqual({ status: 413, isClosed: false });
});
