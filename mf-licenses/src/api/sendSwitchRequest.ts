import { api, isApiError } from '@portal/shared';
import { switchAnswerSchema } from '@portal/shared/contracts';
import { readSwitchRefusal, type SwitchOutcome } from '../domain/SwitchOutcome.ts';

/**
 * Uploads a license request or release file. The response is one word; the reason of a refusal is
 * in a header.
 *
 * @throws ApiError without a decision: no answer, session expired, or server error
 */
export async function sendSwitchRequest(path: string, form: FormData): Promise<SwitchOutcome> {
  try {
    const { data, headers } = await api.call('POST', path, switchAnswerSchema, {
      form,
      answer: 'text',
    });
    if (data === 'success') return { kind: 'switched' };
    return { kind: 'refused', reason: readSwitchRefusal(headers.get('X-Reason')) };
  } catch (error) {
    // A proxy's body size limit answers before the API does.
    if (isApiError(error) && error.status === 413) return { kind: 'refused', reason: 'too_large' };
    throw error;
  }
}
