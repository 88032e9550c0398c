import { z } from 'zod';
import { errorCode, FilesAwayError, RequestError } from '../../errors.ts';

interface Told {
  readonly name: string;
  readonly status?: number;
  readonly requestId?: string;
}

/** The library's failures that are answers of the server. */
const answered = z.object({
  $metadata: z.object({ httpStatusCode: z.number().optional(), requestId: z.string().optional() }),
});

/** What is missing before anything can be asked: the library has no code for it that says so. */
function missingSetting({ name, message }: Error): string | undefined {
  if (name === 'CredentialsProviderError')
    return 'the environment has no key (AWS_ACCESS_KEY_ID …)';
  return message === 'Region is missing'
    ? 'nothing names a region (region=… or AWS_REGION)'
    : undefined;
}

/** What the library says of a failure, without what it repeats of the request and its key. */
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

/** Whether the server says that there is no such object; a bucket that is missing is a fault. */
export function isMissing(error: unknown): boolean {
  const { name } = told(error);
  return name === 'NoSuchKey' || name === 'NotFound';
}

/** The status with which the server refused; `undefined` when it did not answer. */
export function statusOf(error: unknown): number | undefined {
  return told(error).status;
}

/** @param doing what failed, such as `read emi/sources/1` */
export function filesAway(doing: string, error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const { name, status, requestId } = told(error);
  const answer = status === undefined ? '' : ` (HTTP ${String(status)})`;
  const request = requestId === undefined ? '' : `, request ${requestId} of the store`;
  return new FilesAwayError(new Error(`could not ${doing}: ${name}${answer}${request}`));
}
