import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { keepAlive, keepAliveSpace } from './keepAlive.ts';
import { shortListBatches } from './Pace.ts';

/** Keep-alive interval: a third of the browser's call timeout. */
const silenceMs = 10_000;

/**
 * Sends one JSON array. A short list is sent whole; a longer one is streamed with back pressure and
 * keep-alive spaces.
 *
 * @param schema of a row; every row is validated
 */
export async function sendRows<Row>(
  reply: FastifyReply,
  schema: z.core.$ZodType<unknown, Row>,
  batches: AsyncIterable<readonly Row[]>,
): Promise<FastifyReply> {
  void reply.type('application/json; charset=utf-8');
  const text = keepAlive(arrayText(z.array(schema), batches), silenceMs);
  let head = '';
  for (let batch = 0; batch <= shortListBatches; batch += 1) {
    const { done, value } = await text.next();
    head += value;
    if (done === true) return reply.send(head);
    if (value === keepAliveSpace) break;
  }
  return reply.send(Readable.from(following(head, text)));
}

/** The array's text, batch by batch; returns the closing bracket. */
async function* arrayText<Row>(
  schema: z.core.$ZodType<unknown, readonly Row[]>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, string, undefined> {
  let before = '[';
  for await (const batch of batches) {
    const rows = z.safeEncode(schema, batch);
    if (!rows.success) throw new Error('a row does not match the contract', { cause: rows.error });
    const text = JSON.stringify(rows.data).slice(1, -1);
    yield text === '' ? '' : before + text;
    if (text !== '') before = ',';
  }
  return before === '[' ? '[]' : ']';
}

async function* following(head: string, text: AsyncGenerator<string, string, undefined>) {
  yield head;
  yield yield* text;
}
