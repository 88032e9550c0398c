import { Readable } from 'node:stream';
import { csvWriter, type CsvValue } from '@portal/shared/domain';
import type { FastifyReply } from 'fastify';

export interface CsvFile {
  /** Letters, digits, `-`, `_` and `.` only. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly CsvValue[])[]>;
}

/**
 * Answers with a CSV file to download. Its rows are read as fast as they are taken: a file of any
 * length takes the memory of a few batches. What fails before the first rows is answered as an
 * error; later, the answer breaks off.
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

/** The beginning comes with the first rows. */
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
