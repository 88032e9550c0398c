import { isApiError } from '@portal/shared';
import type { ReportedError } from '@portal/shared/contracts';

const mostMessage = 300;
const mostStack = 4000;
/** Where the scripts of a release lie; its hash stands behind the plus. */
const place = /\/remotes\/(mf-[a-z0-9-]+)\/[\d.]+\+([0-9a-f]+)\//;

/** An error in words, with its stack; also of what was thrown and is none. */
export function describeError(error: unknown): Pick<ReportedError, 'message' | 'stack'> {
  const isError = error instanceof Error;
  // A release that cannot be loaded says why in the error behind it.
  const why = isError && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const message = isError ? `${error.name}: ${error.message}${why}` : typeof error;
  const stack = isError ? (error.stack ?? '') : '';
  return { message: message.slice(0, mostMessage), stack: stack.slice(0, mostStack) };
}

/** The release whose script a stack comes from first. */
export function releaseOf(stack: string): Pick<ReportedError, 'name' | 'hash'> | undefined {
  const [, name, hash] = place.exec(stack) ?? [];
  return name === undefined || hash === undefined ? undefined : { name, hash };
}

/** A call that the portal could not answer: the person is shown the id of its request. */
export function describeCall(
  error: unknown,
  queryKey: unknown,
): Pick<ReportedError, 'id' | 'message' | 'stack'> | undefined {
  if (!isApiError(error) || error.requestId === undefined) return undefined;
  if (error.kind !== 'server' && error.kind !== 'malformed') return undefined;
  // Words of the program alone: what people search for stands there, too.
  const parts: readonly unknown[] = Array.isArray(queryKey) ? queryKey : [];
  const words = parts.filter((part) => typeof part === 'string' && word.test(part));
  const { requestId: id, kind, status, code } = error;
  const message = [words.slice(0, 2).join('/'), kind, String(status), code].filter(Boolean);
  return { id, message: message.join(' '), stack: '' };
}

const word = /^[a-z][a-z-]{1,30}$/;
