import { api, saveFile } from '@portal/shared';

/**
 * Fetches a quotation's file and hands it to the person as `quotation.pdf`.
 *
 * @throws ApiError
 */
export async function saveQuotationFile(hash: string): Promise<void> {
  const file = await api.file(`/pdf/quotation/${encodeURIComponent(hash)}`, 'application/pdf');
  saveFile('quotation.pdf', file);
}
