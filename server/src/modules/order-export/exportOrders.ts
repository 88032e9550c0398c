import { PassThrough, Readable } from 'node:stream';
import { toMajor, type DocumentKind } from '@portal/shared/domain';
import { ZipFile } from 'yazl';
import type { Locale } from '../../answers/localeOf.ts';
import type { Deps } from '../../deps.ts';
import type { Viewer } from '../../http/Viewer.ts';
import { businessPaperSchema } from '../../pdf/BusinessPaper.ts';
import { documentFile } from '../order-documents/documentFile.ts';
import { documentTexts } from '../order-documents/documentTexts.ts';
import { documentOf } from '../order-documents/documents.queries.ts';
import { issueDocument } from '../order-documents/issueDocument.ts';
import { fileName, indexCsv } from './exportNames.ts';
import { exportedDocuments } from './exportOrders.queries.ts';

type ExportDeps = Pick<Deps, 'db' | 'blobs' | 'clock' | 'config'>;

interface Export {
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly from: string;
  readonly to: string;
}

/**
 * A ZIP of a team's documents with their index, issued and read one by one while it is sent: any
 * number of them takes the memory of one.
 */
export async function exportOrders(
  deps: ExportDeps,
  { viewer, locale, from, to }: Export,
): Promise<Readable> {
  const documents = await exportedDocuments(deps.db, viewer.team.id, { from, to });
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : undefined));
  const rows: (string | number)[][] = [];
  const mtime = deps.clock();
  const lazily = (name: string, compress: boolean, open: () => Promise<Readable>): void => {
    zip.addReadStreamLazy(name, { mtime, compress }, (found) => {
      open().then(
        (stream) => found(null, stream),
        (error: unknown) => found(error, Readable.from([])),
      );
    });
  };
  for (const document of documents) {
    const name = fileName(document, viewer.team.name, locale);
    lazily(name, false, async () => {
      const { content, sha256, addressee, issuer } = await open(deps, viewer, document);
      const { dated, total, currency, kind, number, order } = document;
      const title = documentTexts[locale].kinds[kind].title;
      const amount = toMajor(total, currency);
      rows.push([dated, amount, currency, addressee, issuer, title, number, order, name, sha256]);
      return content instanceof Readable ? content : Readable.from([content]);
    });
  }
  lazily('index.csv', true, () => Promise.resolve(Readable.from([indexCsv(locale, rows)])));
  zip.end();
  return output;
}

async function open(
  deps: ExportDeps,
  { user, team }: Viewer,
  { orderId, kind, id }: { orderId: string; kind: DocumentKind; id: string | null },
) {
  const record =
    id === null
      ? await issueDocument(deps, { orderId, teamId: team.id, kind, actor: user.id })
      : await documentOf(deps.db, team.id, id);
  // Cancelled since the list was made.
  if (!record || record === 'unknown') throw new Error(`order ${orderId} has no ${kind}`);
  const { addressee, issuer } = businessPaperSchema.parse(record.paper);
  const file = await documentFile(deps, record);
  return { ...file, addressee: addressee.name, issuer: issuer.name };
}
