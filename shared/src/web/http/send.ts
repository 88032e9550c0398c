import ky, {
  isHTTPError,
  isTimeoutError,
  type BeforeRequestState,
  type BeforeRetryState,
} from 'ky';
import { parseJson } from '../../basics/text/parseJson.ts';
import { ApiError } from './ApiError.ts';
import type { CallOptions, Method, RawAnswer } from './CallOptions.ts';
import { apiConfiguration, pageHeaders, renewOnce, urlOf } from './configureApi.ts';
import { failureOf, refusalIn } from './refusalIn.ts';
import { traceHeader } from './traceHeader.ts';

/** Sets the headers of each attempt. */
const setHeaders = async ({ request, options }: BeforeRequestState | BeforeRetryState) => {
  const { isPlain } = options.context;
  if (!isPlain) await apiConfiguration().prepare?.();
  const headers = { ...traceHeader(request.url), ...(isPlain ? {} : pageHeaders()) };
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
};

/** Repeats a call once, with renewed tokens. Callers handle other failures. */
const client = ky.extend({
  retry: { limit: 1, methods: [] },
  hooks: {
    beforeRequest: [setHeaders],
    beforeRetry: [setHeaders],
    afterResponse: [
      async ({ response, options, retryCount }) => {
        const { status, headers } = response;
        const version = headers.get('X-Registry-Version');
        if (version !== null) apiConfiguration().onRegistryVersion?.(version);
        const { isPlain, isAhead } = options.context;
        if (isPlain || isAhead || (status !== 401 && status !== 403)) return undefined;
        const isStale =
          status === 401 || refusalIn(parseJson(await response.text()))?.code === 'csrf';
        if (isStale && retryCount === 0 && (await renewOnce())) return ky.retry({ delay: 0 });
        if (status === 401) apiConfiguration().onSignedOut();
        return undefined;
      },
    ],
  },
});

/**
 * Sends one call and reads its whole answer. A 401 (or a stale CSRF token) renews the tokens once
 * and repeats the call; when that fails, the session is reported as ended.
 *
 * @param isAhead Whether this is a prefetch: a 401 then neither renews nor reports.
 * @throws ApiError; when the signal has aborted the call, its reason
 */
export async function send(
  method: Method,
  path: string,
  { answer = 'json', timeoutMs = 30_000, signal, isPlain = false, ...options }: CallOptions,
  isAhead = false,
): Promise<RawAnswer> {
  // ky only limits the wait for the headers. A long list may then queue on the server, which sends
  // signs of life meanwhile.
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    if (timeoutMs !== false) timer = setTimeout(() => silence.abort(), timeoutMs);
  };
  const signals = AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]);
  // ky does not limit its hooks, one of which waits for a token of the embedding page.
  const stopped = new Promise((resolve) => {
    signals.addEventListener('abort', resolve);
  }).then((): never => {
    signals.throwIfAborted();
    throw new Error('The signal is not aborted');
  });
  try {
    listen();
    const answered = client(urlOf(path), {
      method,
      headers: {
        Accept: answer === 'file' ? '*/*' : 'application/json, text/plain',
        ...options.headers,
      },
      credentials: isPlain ? 'include' : 'same-origin',
      signal: signals,
      cache: options.cache ?? 'default',
      json: options.json,
      body: options.form ?? null,
      searchParams: options.searchParams,
      keepalive: options.outlivesPage ?? false,
      timeout: timeoutMs,
      context: { isPlain, isAhead },
      onDownloadProgress: listen,
    });
    const response = await Promise.race([answered, stopped]);
    listen();
    const { status, headers } = response;
    if (answer === 'file') return { status, headers, body: await response.blob() };
    const text = await response.text();
    return { status, headers, body: answer === 'text' ? text.trim() : parseJson(text) };
  } catch (cause) {
    // A cancelled query is not a failure to report.
    if (signal?.aborted === true || cause instanceof ApiError) throw cause;
    if (isHTTPError(cause)) {
      const { response, data } = cause;
      throw failureOf(response, typeof data === 'string' ? parseJson(data) : data);
    }
    const isLate = silence.signal.aborted || isTimeoutError(cause);
    throw new ApiError({ kind: isLate ? 'timeout' : 'network', cause });
  } finally {
    clearTimeout(timer);
  }
}
