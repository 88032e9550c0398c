import { api, useMutation } from '@portal/shared';
import {
  placedOrderSchema,
  secureFormSchema,
  type PlaceOrderRequest,
} from '@portal/shared/contracts';
import * as z from 'zod/mini';

interface Placing {
  readonly request: PlaceOrderRequest;
  /** Makes repetitions one order. */
  readonly key: string;
}

const answerSchema = z.union([secureFormSchema, placedOrderSchema]);
/** Longer than the gateway may take. */
const timeoutMs = 60_000;

/**
 * Places the order, or answers the order that the key has placed before. Refusals are `ApiError`s of
 * kind `refused`; after any other failure nobody knows, and the same call with the same key tells.
 */
export function usePlaceOrder() {
  return useMutation({
    mutationFn: async ({ request, key }: Placing) => {
      const { data } = await api.call('POST', '/api/order', answerSchema, {
        json: request,
        headers: { 'Idempotency-Key': key },
        timeoutMs,
      });
      return data;
    },
  });
}
