import { api, ApiError, saveFile, useMutation } from '@portal/shared';
import { documentTokenSchema } from '@portal/shared/contracts';
import type { DocumentKind } from '@portal/shared/domain';

export interface WantedDocument {
  readonly kind: DocumentKind;
  readonly orderId: string;
  /** Of the order, for the file's name. */
  readonly number: string;
  /** In the language that it was not issued in. */
  readonly isTranslated?: boolean;
}

/**
 * Fetches a document of an order and hands it to the person. A document that there is not any more,
 * because the order has changed meanwhile, is a refusal with code `not_offered`.
 */
export function useSaveDocument() {
  return useMutation({
    mutationFn: async ({ kind, orderId, number, isTranslated = false }: WantedDocument) => {
      const json = { order_id: orderId };
      const token = await api.post(`/api/pdf/${kind}/`, { json }, documentTokenSchema, {
        answer: 'text',
      });
      if (token === '') throw new ApiError({ kind: 'refused', status: 200, code: 'not_offered' });
      const query = isTranslated ? '?translated=1' : '';
      const file = await api.file(`/pdf/${kind}/${token}${query}`, 'application/pdf');
      saveFile(`${number}_${kind}${isTranslated ? '_translated' : ''}.pdf`, file);
    },
  });
}
