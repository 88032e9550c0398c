import { RequestError } from '../../../../platform/errors.ts';
import { EmiUploadError } from '../EmiUploadError.ts';

/** What the tus library throws: a plain object. */
interface TusFault {
  readonly status_code: number;
  readonly body: string;
}

/** Error codes by the status of the library's refusal. */
const codes: Readonly<Record<number, string>> = {
  404: 'not_found',
  409: 'offset',
};

/** Converts an error of the tus library; our own errors pass unchanged. */
export function tusRefusal(error: Error | TusFault): Error {
  if (!isTusFault(error)) return error;
  const { status_code: status, body } = error;
  if (status === 413) return new EmiUploadError('file_size');
  // Another request works on the upload and is asked to end; the client should retry.
  if (body.startsWith('failed to acquire lock')) return new RequestError(423, 'locked');
  // Unsupported extensions of the protocol are the client's mistake.
  if (status === 501) return new RequestError(400, 'invalid');
  if (status >= 500) return new Error(body);
  return new RequestError(status, codes[status] ?? 'invalid');
}

function isTusFault(error: Error | TusFault): error is TusFault {
  return 'status_code' in error && typeof error.status_code === 'number';
}
