import type { Deps } from '../../../platform/Deps.ts';
import { businessPaperSchema } from '@portal/paper/BusinessPaper.ts';
import { drawnDocument, type DrawnDocument } from '../../../platform/blobs/drawnDocument.ts';
import { keepFile, type DocumentRecord } from './documents.queries.ts';

/** The PDF of a document of an order. */
export async function documentFile(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { id, sha256, paper }: DocumentRecord,
): Promise<DrawnDocument> {
  return drawnDocument(blobs, {
    known: sha256,
    draw: async () => {
      // Loaded lazily: few processes draw documents, and fonts take memory.
      const { drawBusinessPaper } = await import('@portal/paper/drawBusinessPaper.ts');
      return drawBusinessPaper(businessPaperSchema.parse(paper));
    },
    keep: (drawn) => keepFile(db, id, drawn),
  });
}
