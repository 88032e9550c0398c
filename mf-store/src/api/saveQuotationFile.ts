import { api, saveFile } from '@portal/shared';

/**
 * Fetches a quotation's file and hands it to the person as `quotation.pdf`.
 *
 * @throws ApiError
 */
export async function saveQuotationFile(hash: string): Promise<void> {
  await save(`/pdf/quotation/${encodeURIComponent(hash)}`);
}

/** The same in the language that the quotation was not made in. */
export async function saveTranslatedQuotation(hash: string): Promise<void> {
  await save(`/pdf/quotation/${encodeURIComponent(hash)}?translated=1`);
}

async function save(address: string): Promise<void> {
  const file = await api.file(address, 'application/pdf');
  saveFile('quotation.pdf', file);
}
