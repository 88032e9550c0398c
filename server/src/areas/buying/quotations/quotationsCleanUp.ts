import { addDays, tokyoDay } from '@portal/shared/domain';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { documentKey } from '../../../platform/blobs/documentKey.ts';
import {
  deleteQuotation,
  visitorsQuotationsBefore,
} from '../cart-pricing/quoted/quotations.queries.ts';

const cleanUpJob = defineJob<object>('quotations.clean-up', 2);
/** Days that personal data of visitors is kept after the quotation has expired. */
const keptDays = 30;

/** Deletes expired quotations of visitors with their documents once a day. */
export const quotationsCleanUp: Workers = ({ db, blobs, clock, queue }) => {
  queue.schedule(cleanUpJob, '17 18 * * *', async () => {
    const before = addDays(tokyoDay(clock()), -keptDays);
    for (const { id, document_sha256: sha256 } of await visitorsQuotationsBefore(db, before)) {
      if (sha256 !== null) await blobs.remove(documentKey(sha256));
      await deleteQuotation(db, id);
    }
  });
};
