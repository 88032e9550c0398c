import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite that rejects all queries once its runtime has aborted, which PostgreSQL does after a
 * `PANIC`. Plain PGlite ends every query with another message; within a transaction the aborted
 * runtime does not read it, and PGlite loops for ever and blocks the process. The query that found
 * the disk full rejects with the `PANIC`.
 */
export class AbortAwarePGlite extends PGlite {
  #isAborted = false;

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#isAborted) return new Uint8Array(0);
    this.Module.onAbort = () => {
      this.#isAborted = true;
    };
    return super.execProtocolRawSync(message);
  }
}
