/** How much of a request has been sent, in bytes of its body. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** An answer as text. */
interface XhrAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface XhrRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly signal: AbortSignal;
  readonly onUploadProgress: (progress: UploadProgress) => void;
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/u);
  return new Headers(
    lines.flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      return at < 1 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]];
    }),
  );
}

/**
 * A request whose sending can be followed, and its whole answer. `fetch` tells nothing of what it
 * has sent.
 */
export function exchangeByXhr(wanted: XhrRequest): Promise<XhrAnswer> {
  return new Promise((resolve, reject) => {
    if (wanted.signal.aborted) {
      reject(new Error('The request was cancelled'));
      return;
    }
    const request = new XMLHttpRequest();
    request.open(wanted.method, wanted.url);
    for (const [name, value] of Object.entries(wanted.headers)) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wanted.onUploadProgress({ sentBytes: loaded, totalBytes: total });
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve({ status, headers: headersOf(request), text: responseText });
    });
    for (const failure of ['error', 'abort'] as const) {
      request.addEventListener(failure, () => {
        reject(new Error(`The request ended with ${failure}`));
      });
    }
    wanted.signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(wanted.form);
  });
}
