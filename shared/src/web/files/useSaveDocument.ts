import { documentTokenSchema } from '../../areas/buying/orders/documentToken.contract.ts';
import type { DocumentKind } from '../../areas/buying/orders/offeredDocuments.ts';
import { api } from '../http/api.ts';
import { ApiError } from '../http/ApiError.ts';
import { useMutation } from '../query/useMutation.ts';
import { saveFile } from './saveFile.ts';

export interface WantedDocument {
  readonly kind: DocumentKind;
  readonly orderId: string;
  /** Number of the order, for the file name. */
  readonly number: string;
  /** Whether to use the language in which it was not issued. */
  readonly isTranslated?: boolean;
}

const aboutOf = ({ kind, orderId, isTranslated = false }: WantedDocument) =>
  `${kind} ${orderId} ${String(isTranslated)}`;

/**
 * Downloads a document of an order. If the order has changed and no longer offers it, the call is
 * refused with code `not_offered`.
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
    aboutOf,
  });
}
