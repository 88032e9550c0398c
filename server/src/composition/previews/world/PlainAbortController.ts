type Listener = (event: { readonly type: 'abort' }) => void;

/** A minimal `AbortSignal`; previews are never aborted from outside. */
class PlainAbortSignal {
  #listeners = new Set<Listener>();
  aborted = false;
  reason: unknown = undefined;
  onabort: Listener | null = null;

  addEventListener(type: string, listener: Listener): void {
    if (type === 'abort') this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  /** For the controller only. */
  tell(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    const listeners = [...this.#listeners, ...(this.onabort ? [this.onabort] : [])];
    this.#listeners.clear();
    for (const listener of listeners) listener({ type: 'abort' });
  }
}

/** Stand-in for `AbortController`, which React and the query client create but rarely use. */
export class PlainAbortController {
  readonly signal = new PlainAbortSignal();

  abort(reason: unknown = new Error('This operation was aborted')): void {
    this.signal.tell(reason);
  }
}
