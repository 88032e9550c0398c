import { setImmediate } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { sampleInvoice } from './sampleInvoice.ts';

/** So often, until it is drawn in less than twice the time that it takes later. */
const locales = ['ja', 'en', 'ja', 'en', 'ja', 'en'] as const;

/** Draws invoices that nobody sees, after `warmUpQuotations`. Other work gets its turn in between. */
export async function warmUpDocuments(config: Pick<Config, 'vendor' | 'bank'>): Promise<void> {
  const { drawBusinessPaper } = await import('../../pdf/drawBusinessPaper.ts');
  for (const locale of locales) {
    await setImmediate();
    await drawBusinessPaper(sampleInvoice(locale, config));
  }
}
