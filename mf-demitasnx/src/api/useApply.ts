import { api, useMutation, usePageAround, useQueryClient } from '@portal/shared';
import { emiApplicationAnswerSchema } from '@portal/shared/contracts';
import { emiUsageNotesVersion } from '@portal/shared/domain';
import type { Application } from '../domain/licenses/Application.ts';
import { emiLicensesQuery } from './emiLicensesQuery.ts';
import { isRefusal } from './isRefusal.ts';

/**
 * Applies for the free trial or buys a license. Resolves to the order of a purchase. A refusal has
 * sentences for `start_at` and `label`, or one under `data`.
 */
export function useApply() {
  const client = useQueryClient();
  const page = usePageAround();
  return useMutation({
    mutationFn: async ({ kind, label, idempotencyKey, ...start }: Application) => {
      const data = { ...startFields(start), label, terms: emiUsageNotesVersion };
      const answer = await api.post(
        `/api/demitasnx/${kind}`,
        { json: { data } },
        emiApplicationAnswerSchema,
        { headers: { 'Idempotency-Key': idempotencyKey } },
      );
      return { orderId: answer.error ? null : (answer.order_id ?? null) };
    },
    onSuccess: ({ orderId }) => {
      if (orderId !== null) page?.tell('portal-order-placed', { id: orderId });
    },
    onSettled: (_order, error) =>
      error === null || isRefusal(error)
        ? client.invalidateQueries({ queryKey: emiLicensesQuery().queryKey })
        : undefined,
  });
}

function startFields({ startsOn, isStartChosen }: Pick<Application, 'startsOn' | 'isStartChosen'>) {
  return { start_at: startsOn, ...(!isStartChosen && { start_on_order: 1 }) };
}
