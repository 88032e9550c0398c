import { ApiError, ownRequests } from '@portal/shared';
import { DetailedError, Upload } from 'tus-js-client/lib.esm/browser/index.js';
import { FileChangedError, isUnchanged } from './FileChangedError.ts';

interface Sending {
  /** Path of the open upload. */
  readonly path: string;
  readonly file: File;
  readonly onProgress: (progress: {
    readonly sentBytes: number;
    readonly totalBytes: number;
  }) => void;
  /** The connection is broken; the next progress says that it is back. */
  readonly onInterrupted: () => void;
  /** Stops sending; what has arrived stays. */
  readonly signal: AbortSignal;
}

/** A piece of the file is one request: short enough for proxies that keep a body until it is whole. */
const pieceBytes = 8 * 1024 * 1024;
/** Waiting times in milliseconds until the connection is tried again: for an hour. */
const retryDelays = [500, 1000, 2000, 5000, ...Array<number>(360).fill(10_000)];
/** A connection that brings nothing for so many milliseconds is taken for broken. */
const silenceMs = 30_000;

/**
 * Sends a file to an open upload, from where it stopped. A connection that breaks is tried again by
 * itself, at once when the browser is online again.
 * @throws ApiError; FileChangedError when the file was changed meanwhile
 */
export function sendFile({ path, file, onProgress, onInterrupted, signal }: Sending) {
  return new Promise<void>((resolve, reject) => {
    let isRenewed = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const upload = new Upload(file, {
      uploadUrl: ownRequests.url(path),
      // Where an upload stopped the server knows, for its person only: nothing stays in a browser.
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
        // A file that was changed looks like a connection that is broken, for good.
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
    const goOn = () => {
      onInterrupted();
      void upload.abort();
      upload.start();
      listen();
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(goOn, silenceMs);
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
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', cancel);
    };
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', cancel);
    listen();
    upload.start();
  });
}

function statusOf(error: DetailedError): number {
  return error.originalResponse?.getStatus() ?? 0;
}

/** No answer, one of a server that is away or asked too often, or another request at the upload. */
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
