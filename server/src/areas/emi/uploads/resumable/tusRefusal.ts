import { RequestError } from '../../../../platform/errors.ts';
import { EmiUploadError } from '../EmiUploadError.ts';

/** What the tus library throws: itself a plain object. */
interface TusFault {
  readonly status_code: number;
  readonly body: string;
}

/** Codes of the library's refusals, by their status. */
const codes: Readonly<Record<number, string>> = {
  404: 'not_found',
  409: 'offset',
};

/** A failure of the tus library as an error of ours; one of ours stays itself. */
export function tusRefusal(error: Error | TusFault): Error {
  if (!isTusFault(error)) return error;
  const { status_code: status, body } = error;
  if (status === 413) return new EmiUploadError('file_size');
  // An upload is at work with another request, which is told to end: worth repeating.
  if (body.startsWith('failed to acquire lock')) return new RequestError(423, 'locked');
  // Extensions of the protocol that are not offered are the asker's mistake.
  if (status === 501) return new RequestError(400, 'invalid');
  if (status >= 500) return new Error(body);
  return new RequestError(status, codes[status] ?? 'invalid');
}

function isTusFault(error: Error | TusFault): error is TusFault {
  return 'status_code' in error && typeof error.status_code === 'number';
}
