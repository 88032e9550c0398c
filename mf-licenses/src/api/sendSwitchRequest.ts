import { api, isApiError } from '@portal/shared';
import { switchAnswerSchema } from '@portal/shared/contracts';
import { switchRefusalOf, type SwitchOutcome } from '../domain/SwitchOutcome.ts';

/**
 * Sends a request file. The answer is one word, the reason of a refusal stands in a header.
 *
 * @throws ApiError when nobody decided: no answer, session over, server error
 */
export async function sendSwitchRequest(path: string, form: FormData): Promise<SwitchOutcome> {
  try {
    const { data, headers } = await api.call('POST', path, switchAnswerSchema, {
      form,
      answer: 'text',
    });
    if (data === 'success') return { kind: 'switched' };
    return { kind: 'refused', reason: switchRefusalOf(headers.get('X-Reason')) };
  } catch (error) {
    // A body limit in front of the API answers before the API can.
    if (isApiError(error) && error.status === 413) return { kind: 'refused', reason: 'too_large' };
    throw error;
  }
}
