import { isApiError } from '@portal/shared';
import type { ReportedError } from '@portal/shared/contracts';

const mostMessage = 300;
const mostStack = 4000;
/** Path of a release's scripts; its hash follows the plus. */
const place = /\/remotes\/(mf-[a-z0-9-]+)\/[\d.]+\+([0-9a-f]+)\//;

/** Message and stack of a thrown value. Of a value that is no error, only the type is told. */
export function describeError(error: unknown): Pick<ReportedError, 'message' | 'stack'> {
  const isError = error instanceof Error;
  // The cause of a `RemoteLoadError` says why the release failed to load.
  const why = isError && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const message = isError ? `${error.name}: ${error.message}${why}` : typeof error;
  const stack = isError ? (error.stack ?? '') : '';
  return { message: message.slice(0, mostMessage), stack: stack.slice(0, mostStack) };
}

/** The release of the first remote script in a stack. */
export function releaseOf(stack: string): Pick<ReportedError, 'name' | 'hash'> | undefined {
  const [, name, hash] = place.exec(stack) ?? [];
  return name === undefined || hash === undefined ? undefined : { name, hash };
}

/** Describes a call that the portal could not answer, by the request id that the person is shown. */
export function describeCall(
  error: unknown,
  queryKey: unknown,
): Pick<ReportedError, 'id' | 'message' | 'stack'> | undefined {
  if (!isApiError(error) || error.requestId === undefined) return undefined;
  if (error.kind !== 'server' && error.kind !== 'malformed') return undefined;
  // Only the program's words: the key also contains what people search for.
  const parts: readonly unknown[] = Array.isArray(queryKey) ? queryKey : [];
  const words = parts.filter((part) => typeof part === 'string' && word.test(part));
  const { requestId: id, kind, status, code } = error;
  const message = [words.slice(0, 2).join('/'), kind, String(status), code].filter(Boolean);
  return { id, message: message.join(' '), stack: '' };
}

const word = /^[a-z][a-z-]{1,30}$/;
