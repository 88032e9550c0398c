import type { RequestError } from '../../errors.ts';

/** The body of a refused call, the contract's `errorSchema`. */
export function refusalBody(refusal: RequestError, requestId: string): string {
  const { code, fieldMessages: msg } = refusal;
  const rest = msg === undefined ? {} : { msg };
  return JSON.stringify({ error: true, code, ...rest, request_id: requestId });
}
