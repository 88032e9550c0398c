import { once } from 'node:events';
import http from 'node:http';
import { proofOf } from '@portal/server/src/testing/builders/resumableEmi.ts';
import type { TestClient } from '@portal/server/src/testing/browsers/TestClient.ts';

/** A piece of a file, sent so slowly that the test decides when it ends. */
export class SlowPiece {
  readonly #request: http.ClientRequest;
  readonly #status: Promise<number | undefined>;

  /** @param url of the upload. @param offset of the piece */
  constructor(url: string, client: TestClient, offset: number) {
    this.#request = http.request(url, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        ...proofOf(client),
      },
    });
    this.#status = new Promise((resolve, reject) => {
      this.#request.once('error', reject);
      this.#request.once('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
    });
    this.#status.catch(() => undefined);
  }

  /** Resolves on drain. */
  async send(bytes: Uint8Array): Promise<void> {
    if (!this.#request.write(bytes)) await once(this.#request, 'drain');
  }

  /** @returns the response status */
  end(): Promise<number | undefined> {
    this.#request.end();
    return this.#status;
  }
}
