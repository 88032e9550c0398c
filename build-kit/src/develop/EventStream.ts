import type { ServerResponse } from 'node:http';

/** Server-sent events for the pages that load a remote in development. */
interface Events {
  /** Hash of the newest build. */
  readonly build: string;
  /** Problems of the sources, a sentence each. */
  readonly problems: readonly string[];
}

/** Sends builds and problems to open pages. New listeners get the last event of each kind. */
export class EventStream {
  readonly #listeners = new Set<ServerResponse>();
  readonly #last = new Map<string, string>();

  tell<K extends keyof Events>(event: K, data: Events[K]): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    if (this.#last.get(event) === text) return;
    this.#last.set(event, text);
    for (const listener of this.#listeners) listener.write(text);
  }

  listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(['retry: 500\n\n', ...this.#last.values()].join(''));
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }
}
