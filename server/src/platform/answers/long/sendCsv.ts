import { Readable } from 'node:stream';
import { csvWriter, type CsvValue } from '@portal/shared/domain';
import type { FastifyReply } from 'fastify';

export interface CsvFile {
  /** Only letters, digits, `-`, `_` and `.`. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly CsvValue[])[]>;
}

/**
 * Sends a CSV file as a download. Rows are read with back pressure, so memory stays at a few
 * batches whatever the length. A failure before the first rows becomes an error response; a later
 * one aborts the connection.
 */
export async function sendCsv(reply: FastifyReply, file: CsvFile): Promise<FastifyReply> {
  const text = csvPieces(file);
  const first = await text.next();
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename=${file.name}`);
  return reply.send(Readable.from(following(first, text)));
}

type Pieces = AsyncGenerator<string, void, undefined>;

/** Yields the header together with the first rows. */
async function* csvPieces({ headings, batches }: CsvFile): Pieces {
  const writer = await csvWriter();
  let before = writer.begin(headings);
  for await (const batch of batches) {
    yield before + writer.rows(batch);
    before = '';
  }
  if (before !== '') yield before;
}

async function* following(first: IteratorResult<string, void>, text: Pieces): Pieces {
  if (first.done !== true) yield first.value;
  yield* text;
}
