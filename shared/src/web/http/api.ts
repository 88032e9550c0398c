import type * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import type * as calls from './call.ts';
import type { CallOptions } from './CallOptions.ts';

type Body = Pick<CallOptions, 'json' | 'form'>;
type Options = Omit<CallOptions, 'json' | 'form'>;

/** Loads the code of calls with the first one, since the page includes its first data. */
export async function loadCalls(): Promise<typeof calls> {
  try {
    return await import('./call.ts');
  } catch (cause) {
    throw new ApiError({ kind: 'network', cause });
  }
}

const call: typeof calls.call = async (...args) => (await loadCalls()).call(...args);
const file: typeof calls.fetchFile = async (...args) => (await loadCalls()).fetchFile(...args);

async function data<T>(answer: Promise<calls.Answer<T>>): Promise<T> {
  return (await answer).data;
}

/** The portal's calls. Each resolves to the validated answer or rejects with an `ApiError`. */
export const api = {
  get: <T>(path: string, schema: z.ZodMiniType<T>, options?: Options): Promise<T> =>
    data(call('GET', path, schema, options)),
  post: <T>(path: string, body: Body, schema: z.ZodMiniType<T>, options?: Options): Promise<T> =>
    data(call('POST', path, schema, { ...options, ...body })),
  put: <T>(path: string, body: Body, schema: z.ZodMiniType<T>, options?: Options): Promise<T> =>
    data(call('PUT', path, schema, { ...options, ...body })),
  delete: <T>(path: string, schema: z.ZodMiniType<T>, options?: Options): Promise<T> =>
    data(call('DELETE', path, schema, options)),
  /** Answers status and headers too, for calls that use them (`X-Reason`, `ETag`). */
  call,
  /** A whole file of the given media type. */
  file,
};
