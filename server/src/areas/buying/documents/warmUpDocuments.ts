import { setImmediate } from 'node:timers/promises';
import type { Config } from '../../../platform/config/Config.ts';
import { sampleInvoice } from './sampleInvoice.ts';

/** Languages of the samples: after three of each, drawing takes less than twice its final time. */
const locales = ['ja', 'en', 'ja', 'en', 'ja', 'en'] as const;

/**
 * Draws sample invoices, since the first paper of a process takes five times as long. Yields to
 * other work in between.
 */
export async function warmUpDocuments(config: Pick<Config, 'vendor' | 'bank'>): Promise<void> {
  const { drawBusinessPaper } = await import('@portal/paper/drawBusinessPaper.ts');
  for (const locale of locales) {
    await setImmediate();
    await drawBusinessPaper(sampleInvoice(locale, config));
  }
}
