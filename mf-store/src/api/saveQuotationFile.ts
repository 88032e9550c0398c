import { api, saveFile } from '@portal/shared';

/**
 * Downloads the file of a quotation as `quotation.pdf`.
 *
 * @throws ApiError
 */
export async function saveQuotationFile(hash: string): Promise<void> {
  await save(`/pdf/quotation/${encodeURIComponent(hash)}`);
}

/** Downloads the quotation in the other language than the original. @throws ApiError */
export async function saveTranslatedQuotation(hash: string): Promise<void> {
  await save(`/pdf/quotation/${encodeURIComponent(hash)}?translated=1`);
}

async function save(address: string): Promise<void> {
  const file = await api.file(address, 'application/pdf');
  saveFile('quotation.pdf', file);
}
