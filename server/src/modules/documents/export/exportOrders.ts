import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { toMajor } from '@portal/shared/domain';
import { ZipFile } from 'yazl';
import type { Locale } from '../../../answers/localeOf.ts';
import type { Deps } from '../../../deps.ts';
import type { Viewer } from '../../../http/Viewer.ts';
import { businessPaperSchema } from '../../../pdf/BusinessPaper.ts';
import { documentKey } from '../documentKey.ts';
import { documentFile } from '../documentFile.ts';
import { documentTexts } from '../documentTexts.ts';
import { documentOf } from '../documents.queries.ts';
import { issueDocument } from '../issueDocument.ts';
import { fileName, indexCsv } from './exportNames.ts';
import { exportedDocuments, type ExportedDocument } from './exportOrders.queries.ts';

type ExportDeps = Pick<Deps, 'db' | 'blobs' | 'clock' | 'config'>;

interface Export {
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly from: string;
  readonly to: string;
}

/**
 * A ZIP of a team's documents with their index, issued and read one by one while it is sent: any
 * number of them takes the memory of one. It ends with whoever reads it: when they go away, nothing
 * more is issued or read.
 */
export async function exportOrders(deps: ExportDeps, wanted: Export): Promise<Readable> {
  const { viewer, from, to } = wanted;
  const documents = await exportedDocuments(deps.db, viewer.team.id, { from, to });
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  fill(deps, wanted, { documents, zip, output }).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error('export failed', { cause: error }));
  });
  return output;
}

interface Filling {
  readonly documents: readonly ExportedDocument[];
  readonly zip: ZipFile;
  readonly output: PassThrough;
}

async function fill(
  deps: ExportDeps,
  { viewer, locale }: Export,
  { documents, zip, output }: Filling,
): Promise<void> {
  const mtime = deps.clock();
  const rows: (string | number)[][] = [];
  for (const document of documents) {
    const found = await open(deps, viewer, document);
    // Cancelled since the list was made.
    if (!found) continue;
    const { content, sha256, addressee, issuer } = found;
    const { dated, total, currency, kind, number, order } = document;
    const name = fileName(document, viewer.team.name, locale);
    // The ZIP keeps its streams to the end: one over a buffer would keep the whole document.
    const stream =
      content instanceof Readable ? content : await deps.blobs.read(documentKey(sha256));
    zip.addReadStream(stream, name, { mtime, compress: false });
    await readOut(stream, output);
    if (output.destroyed) return;
    const title = documentTexts[locale].kinds[kind].title;
    const amount = toMajor(total, currency);
    rows.push([dated, amount, currency, addressee, issuer, title, number, order, name, sha256]);
  }
  zip.addBuffer(Buffer.from(indexCsv(locale, rows)), 'index.csv', { mtime });
  zip.end();
}

/** Waits until a stream has gone into the output, or ends it with the output. */
async function readOut(stream: Readable, output: PassThrough): Promise<void> {
  const end = () => stream.destroy();
  if (output.destroyed) end();
  else output.once('close', end);
  try {
    await finished(stream, { writable: false });
  } catch (error) {
    if (!output.destroyed) throw error;
  } finally {
    output.off('close', end);
  }
}

/** @returns undefined when there is no such document any more */
async function open(
  deps: ExportDeps,
  { user, team }: Viewer,
  { orderId, kind, id }: ExportedDocument,
) {
  const record =
    id === null
      ? await issueDocument(deps, { orderId, teamId: team.id, kind, actor: user.id })
      : await documentOf(deps.db, team.id, id);
  if (!record || record === 'unknown') return undefined;
  const { addressee, issuer } = businessPaperSchema.parse(record.paper);
  const file = await documentFile(deps, record);
  return { ...file, addressee: addressee.name, issuer: issuer.name };
}
