import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite that answers nothing any more once its runtime has aborted, which PostgreSQL does after a
 * `PANIC`. PGlite itself ends every query with one more message; in the middle of a transaction the
 * aborted runtime does not even read it, and PGlite would offer it for ever, without giving the
 * process its turn. The query that found the disk full then rejects with its `PANIC`.
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
