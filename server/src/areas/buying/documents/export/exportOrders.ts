import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Locale } from '@portal/shared/domain';
import { ZipFile } from 'yazl';
import type { Deps } from '../../../../platform/Deps.ts';
import type { Viewer } from '../../../../platform/http/Viewer.ts';
import type { DrawnDocument } from '../../../../platform/blobs/drawnDocument.ts';
import { documentKey } from '../../../../platform/blobs/documentKey.ts';
import { readChecked } from '../../../../platform/blobs/readChecked.ts';
import type { Pace } from '../../../../platform/answers/long/Pace.ts';
import { businessPaperSchema, type BusinessPaper } from '@portal/paper/BusinessPaper.ts';
import { quotationDocument } from '../../quotations/paper/quotationDocument.ts';
import { quotationPaper } from '../../quotations/paper/quotationPaper.ts';
import { quotationToDraw } from '../../cart-pricing/quoted/quotations.queries.ts';
import { readStoredQuotation } from '../../cart-pricing/quoted/storedQuotation.ts';
import { documentFile } from '../documentFile.ts';
import { documentOf } from '../documents.queries.ts';
import { issueDocument } from '../issueDocument.ts';
import { fileName, indexCsv, kindName, type IndexedPaper } from './exportNames.ts';
import {
  exportedPapers,
  type ExportedDocument,
  type ExportedQuotation,
} from './exportOrders.queries.ts';

type ExportDeps = Pick<Deps, 'db' | 'blobs' | 'clock' | 'config'>;

interface Export {
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly from: string;
  readonly to: string;
  readonly pace: Pace;
}

/**
 * Streams a ZIP of a team's documents and quotations with an index. Issues and reads them one by
 * one while sending, so that only one is in memory. Stops when the reader disconnects.
 */
export async function exportOrders(deps: ExportDeps, wanted: Export): Promise<Readable> {
  const documents = await exportedPapers(deps.db, wanted.viewer.team.id, wanted);
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  fill(deps, wanted, { documents, zip, output }).catch((error: unknown) => {
    if (wanted.pace.signal.aborted) output.destroy();
    else output.destroy(asError(error));
  });
  return output;
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('export failed', { cause: error });

interface Filling {
  readonly documents: readonly (ExportedDocument | ExportedQuotation)[];
  readonly zip: ZipFile;
  readonly output: PassThrough;
}

async function fill(
  deps: ExportDeps,
  { viewer, locale, pace }: Export,
  { documents, zip, output }: Filling,
): Promise<void> {
  const mtime = deps.clock();
  const papers: IndexedPaper[] = [];
  for (const document of documents) {
    const found = await pace.piece(() => open(deps, viewer, document));
    // The order was cancelled after the query.
    if (!found) continue;
    const { content, sha256, paper } = found;
    const named = { issuer: paper.issuer.name, kindName: kindName(document, paper.locale) };
    const file = fileName(document, named);
    // The ZIP keeps its streams to the end: a stream over a buffer would keep the whole document.
    const stream =
      content instanceof Readable
        ? content
        : await readChecked(deps.blobs, documentKey(sha256), sha256);
    zip.addReadStream(stream, file, { mtime, compress: false });
    await readOut(stream, output);
    if (output.destroyed) return;
    papers.push({ ...named, document, addressee: paper.addressee.name, file, sha256 });
  }
  zip.addBuffer(Buffer.from(await indexCsv(locale, papers)), 'index.csv', { mtime });
  zip.end();
}

/** Waits until the output has consumed a stream; destroys it if the output ends first. */
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

interface OpenPaper extends DrawnDocument {
  readonly paper: BusinessPaper;
}

/** Opens a paper of the export. @returns undefined if the document no longer exists */
async function open(
  deps: ExportDeps,
  viewer: Viewer,
  document: ExportedDocument | ExportedQuotation,
): Promise<OpenPaper | undefined> {
  return document.kind === 'quotation'
    ? openQuotation(deps, viewer, document)
    : openDocument(deps, viewer, document);
}

async function openDocument(
  deps: ExportDeps,
  { user, team }: Viewer,
  { order, kind, id }: ExportedDocument,
): Promise<OpenPaper | undefined> {
  const record =
    id === null
      ? await issueDocument(deps, { orderId: order.id, teamId: team.id, kind, actor: user.id })
      : await documentOf(deps.db, team.id, id);
  if (!record || record === 'unknown') return undefined;
  const paper = businessPaperSchema.parse(record.paper);
  return { ...(await documentFile(deps, record)), paper };
}

async function openQuotation(
  deps: ExportDeps,
  { team }: Viewer,
  { id }: ExportedQuotation,
): Promise<OpenPaper | undefined> {
  const record = await quotationToDraw(deps.db, team.id, id);
  if (!record) return undefined;
  const paper = quotationPaper(readStoredQuotation(record.snapshot));
  return { ...(await quotationDocument(deps, record)), paper };
}
