import { ApiError, ownRequests } from '@portal/shared';
import { DetailedError, Upload } from 'tus-js-client/lib.esm/browser/index.js';
import { FileChangedError, isUnchanged } from './FileChangedError.ts';

interface Sending {
  readonly path: string;
  readonly file: File;
  readonly onProgress: (progress: {
    readonly sentBytes: number;
    readonly totalBytes: number;
  }) => void;
  /** The connection is broken; the next progress means that it is back. */
  readonly onInterrupted: () => void;
  /** Stops sending and keeps what has arrived. */
  readonly signal: AbortSignal;
}

/** Chunk size of a request, small enough for proxies that buffer whole bodies. */
const pieceBytes = 8 * 1024 * 1024;
/** Delays before reconnecting, in milliseconds; one hour in total. */
const retryDelays = [500, 1000, 2000, 5000, ...Array<number>(360).fill(10_000)];
/** A connection without progress for this time counts as broken, in milliseconds. */
const silenceMs = 30_000;

/**
 * Sends a file to an upload from its current offset. Reconnects automatically, and at once when the
 * browser is online again.
 * @throws ApiError; FileChangedError when the file changed meanwhile
 */
export function sendFile({ path, file, onProgress, onInterrupted, signal }: Sending) {
  return new Promise<void>((resolve, reject) => {
    let isRenewed = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const upload = new Upload(file, {
      uploadUrl: ownRequests.url(path),
      // The server knows each person's offsets; the browser stores nothing.
      storeFingerprintForResuming: false,
      chunkSize: pieceBytes,
      retryDelays,
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(ownRequests.headers())) {
          request.setHeader(name, value);
        }
      },
      onAfterResponse: async (_request, response) => {
        if (response.getStatus() === 401) isRenewed = await ownRequests.renew();
      },
      onShouldRetry: (error) => {
        if (statusOf(error) === 401) return isRenewed;
        if (!isWorthRetrying(error)) return false;
        onInterrupted();
        // A changed file looks like a permanently broken connection.
        void isUnchanged(file).then((isSame) => {
          if (!isSame) stop(new FileChangedError());
        });
        return true;
      },
      onProgress: (sentBytes, totalBytes) => {
        listen();
        onProgress({ sentBytes, totalBytes });
      },
      onSuccess: () => {
        end();
        resolve();
      },
      onError: (error) => {
        end();
        reject(failureOf(error));
      },
    });
    const resume = () => {
      onInterrupted();
      void upload.abort();
      upload.start();
      listen();
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(resume, silenceMs);
    };
    const stop = (reason: Error) => {
      end();
      void upload.abort();
      reject(reason);
    };
    const cancel = () => {
      stop(new ApiError({ kind: 'network' }));
    };
    const end = () => {
      clearTimeout(silence);
      window.removeEventListener('online', resume);
      signal.removeEventListener('abort', cancel);
    };
    window.addEventListener('online', resume);
    signal.addEventListener('abort', cancel);
    listen();
    upload.start();
  });
}

function statusOf(error: DetailedError): number {
  return error.originalResponse?.getStatus() ?? 0;
}

/** No response, an unavailable or rate-limiting server, or a concurrent request to the upload. */
function isWorthRetrying(error: DetailedError): boolean {
  const status = statusOf(error);
  if (status >= 500) return failureOf(error).code !== 'disk_full';
  return status === 0 || status === 409 || status === 423 || status === 429;
}

function failureOf(error: Error): ApiError {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (response === null) return new ApiError({ kind: 'network', cause: error });
  return ownRequests.failureOf(response.getStatus(), response.getBody());
}
