import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { keepAlive, signOfLife } from './keepAlive.ts';
import { shortListBatches } from './Pace.ts';

/**
 * How long an answer may stay silent: a third of the time after which a browser's call times out.
 */
const silenceMs = 10_000;

/**
 * Answers with one JSON array: a short list whole, of a longer one the first rows while the others
 * are read, no faster than they are taken. While it waits, spaces are sent.
 *
 * @param schema of a row; each is checked with it
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
    if (value === signOfLife) break;
  }
  return reply.send(Readable.from(following(head, text)));
}

/** The text of an array, batch by batch; it returns the end. */
async function* arrayText<Row>(
  schema: z.core.$ZodType<unknown, readonly Row[]>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, string, undefined> {
  let before = '[';
  for await (const batch of batches) {
    const rows = z.safeEncode(schema, batch);
    if (!rows.success)
      throw new Error('a row is not what the contract says', { cause: rows.error });
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
