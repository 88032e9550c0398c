import { z } from 'zod';
import { errorCode, FilesAwayError, RequestError } from '../../errors.ts';

interface Told {
  readonly name: string;
  readonly status?: number;
  readonly requestId?: string;
}

/** Library errors that carry a server response. */
const answered = z.object({
  $metadata: z.object({ httpStatusCode: z.number().optional(), requestId: z.string().optional() }),
});

/** Missing configuration; the library has no error code for it. */
function missingSetting({ name, message }: Error): string | undefined {
  if (name === 'CredentialsProviderError')
    return 'the environment has no key (AWS_ACCESS_KEY_ID …)';
  return message === 'Region is missing'
    ? 'nothing names a region (region=… or AWS_REGION)'
    : undefined;
}

/** The essentials of a library error, without what it repeats of the request and its key. */
function told(error: unknown): Told {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const name = missingSetting(error) ?? errorCode(error) ?? error.name;
  const { data } = answered.safeParse(error);
  if (!data) return { name };
  const { httpStatusCode: status, requestId } = data.$metadata;
  return {
    name,
    ...(status === undefined ? {} : { status }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Whether the server says that the object is missing; a missing bucket is a fault. */
export function isMissing(error: unknown): boolean {
  const { name } = told(error);
  return name === 'NoSuchKey' || name === 'NotFound';
}

/** The HTTP status of the refusal; `undefined` without a response. */
export function statusOf(error: unknown): number | undefined {
  return told(error).status;
}

/** @param doing the failed operation, such as `read emi/sources/1` */
export function filesAway(doing: string, error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const { name, status, requestId } = told(error);
  const answer = status === undefined ? '' : ` (HTTP ${String(status)})`;
  const request = requestId === undefined ? '' : `, request ${requestId} of the store`;
  return new FilesAwayError(new Error(`could not ${doing}: ${name}${answer}${request}`));
}
