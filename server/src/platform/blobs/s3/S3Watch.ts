import type { Logger } from 'pino';

interface Options {
  /** How long a health check is cached (ms). */
  readonly keptMs: number;
  readonly log: Logger | undefined;
}

/** Caches whether the bucket can be reached, and logs changes. */
export class S3Watch {
  #looked: { readonly at: number; readonly isAvailable: Promise<boolean> } | undefined;
  #wasThere = true;

  /** @param look throws when the bucket cannot be reached */
  constructor(
    private readonly look: () => Promise<void>,
    private readonly options: Options,
  ) {}

  isAvailable(): Promise<boolean> {
    const now = performance.now();
    if (!this.#looked || now - this.#looked.at >= this.options.keptMs) {
      this.#looked = { at: now, isAvailable: this.#look() };
    }
    return this.#looked.isAvailable;
  }

  async #look(): Promise<boolean> {
    const { log } = this.options;
    try {
      await this.look();
      if (!this.#wasThere) log?.info('the store of files is there again');
      this.#wasThere = true;
    } catch (error) {
      const err = error instanceof Error ? (error.cause ?? error) : error;
      if (this.#wasThere) log?.error({ err }, 'the store of files cannot be reached');
      this.#wasThere = false;
    }
    return this.#wasThere;
  }
}
