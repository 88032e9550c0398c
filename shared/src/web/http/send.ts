import { ApiError } from './ApiError.ts';
import { apiConfiguration } from './configureApi.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  readonly searchParams?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly json?: unknown;
  /** `multipart/form-data`, for files. */
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** How the browser's cache is asked. Default: as the answer that lies there says. */
  readonly cache?: 'default' | 'reload';
  /**
   * Milliseconds of silence until a call fails; each piece of the answer restarts the timer. `false`
   * for uploads. Default 30,000.
   */
  readonly timeoutMs?: number | false;
  /**
   * Sends cookies and its own `headers` but none of the page's tokens, to another of our services
   * too, and is not repeated after a 401.
   */
  readonly isPlain?: boolean;
  /** Continues after the page is left: for short messages whose answer is not needed. */
  readonly outlivesPage?: boolean;
  /** Takes the answer of the same call, with no other options, when it was sent ahead. */
  readonly takesAhead?: boolean;
  /** `text` for the calls that answer text/plain, `file` for those that answer with one. */
  readonly answer?: 'json' | 'text' | 'file';
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Empty when the answer is a file. */
  readonly text: string;
  readonly file?: Blob;
}

const answerTimeoutMs = 30_000;

/** Reason of an abort for want of an answer. */
const late = Symbol('late');

/**
 * Loads what makes requests with the first call, which is not in the first load: a page's first data
 * comes with the page itself.
 */
async function loadRequest() {
  return (await import('./request.ts')).request;
}

/** The page's language and tokens, as a request carries them. */
export function pageHeaders(): Record<string, string> {
  const configuration = apiConfiguration();
  const { locale } = configuration;
  const { apiToken, csrfToken } = configuration.getTokens();
  return {
    ...(locale === undefined ? {} : { 'Accept-Language': locale }),
    ...(apiToken === null ? {} : { Authorization: `Bearer ${apiToken}` }),
    ...(csrfToken === null ? {} : { 'X-CSRF-Token': csrfToken }),
  };
}

/** How long a call is waited for. */
interface Patience {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
  /** Restarts the timer: a piece of the answer has come. */
  readonly renew: () => void;
}

/** The address of a call. @param baseUrl origin of the manager, or `/` for the page's own */
export function urlOf(path: string, baseUrl: string): string {
  return new URL(path, new URL(baseUrl, location.href)).href;
}

/** The request and its body, within the limits of the signal. */
async function exchange(
  method: Method,
  path: string,
  options: CallOptions,
  { signal, renew }: Patience,
): Promise<RawAnswer> {
  const { baseUrl } = apiConfiguration();
  if (!options.isPlain) await apiConfiguration().prepare?.();
  const sent = {
    Accept: options.answer === 'file' ? '*/*' : 'application/json, text/plain',
    ...(options.isPlain ? {} : pageHeaders()),
    ...options.headers,
  };
  const request = await loadRequest();
  const response = await request(urlOf(path, baseUrl), {
    method,
    headers: sent,
    credentials: options.isPlain ? 'include' : 'same-origin',
    signal,
    cache: options.cache ?? 'default',
    ...(options.json === undefined ? {} : { json: options.json }),
    ...(options.form === undefined ? {} : { body: options.form }),
    ...(options.searchParams === undefined ? {} : { searchParams: options.searchParams }),
    ...(options.outlivesPage ? { keepalive: true } : {}),
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    // A long list may wait on the server for another one, and sends signs of life meanwhile.
    onDownloadProgress: renew,
  });
  const { status, headers, ok } = response;
  const version = headers.get('X-Registry-Version');
  if (version !== null) apiConfiguration().onRegistryVersion?.(version);
  if (options.answer === 'file' && ok) {
    return { status, headers, text: '', file: await response.blob() };
  }
  return { status, headers, text: await response.text() };
}

/** Rejects when the signal aborts: a server that begins to answer and falls silent has not answered. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('Aborted', { cause: signal.reason }));
    });
  });
}

/** One request and its whole answer, whatever its status. Throws `network` and `timeout` only. */
export async function send(method: Method, path: string, options: CallOptions): Promise<RawAnswer> {
  const controller = new AbortController();
  const limit = options.timeoutMs ?? answerTimeoutMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = () => {
    clearTimeout(timer);
    if (limit === false) return;
    timer = setTimeout(() => {
      controller.abort(late);
    }, limit);
  };
  renew();
  const abort = () => {
    controller.abort();
  };
  if (options.signal?.aborted === true) abort();
  options.signal?.addEventListener('abort', abort);
  try {
    return await Promise.race([
      exchange(method, path, options, { signal: controller.signal, renew }),
      aborted(controller.signal),
    ]);
  } catch (cause) {
    // A query that was cancelled is no failure to report.
    if (options.signal?.aborted === true) throw cause;
    throw new ApiError({ kind: controller.signal.reason === late ? 'timeout' : 'network', cause });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
}
