import { PassThrough, type Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../../answers/acceptedEncoding.ts';

/** A page on its way to the browser, in pieces that arrive when they are flushed. */
export interface PageStream {
  readonly body: Duplex;
  readonly encoding: Encoding | undefined;
  /** Sends a piece, and everything before it, at once. */
  send(text: string): void;
  end(text: string): void;
}

/** Quick settings: the page is made for each visit. */
const brotliQuality = 5;

/** @param accepted the request's Accept-Encoding */
export function pageStream(accepted: string | undefined): PageStream {
  const encoding = acceptedEncoding(accepted);
  if (encoding === 'br') {
    const body = createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    });
    return pieces(body, encoding, () => {
      body.flush(constants.BROTLI_OPERATION_FLUSH);
    });
  }
  if (encoding === 'gzip') {
    const body = createGzip();
    return pieces(body, encoding, () => {
      body.flush(constants.Z_SYNC_FLUSH);
    });
  }
  return pieces(new PassThrough(), undefined, () => undefined);
}

function pieces(body: Duplex, encoding: PageStream['encoding'], flush: () => void): PageStream {
  // A browser that has gone away is no fault of the page.
  body.on('error', () => undefined);
  return {
    body,
    encoding,
    send: (text) => {
      if (body.destroyed) return;
      body.write(text);
      flush();
    },
    end: (text) => {
      if (!body.destroyed) body.end(text);
    },
  };
}
