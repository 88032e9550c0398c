import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookMs = 100;

/** The applications of a process, which end together. */
export class OpenApps {
  readonly #apps: FastifyInstance[] = [];
  readonly #sockets = new Set<Socket>();

  /** Before it listens. */
  add(app: FastifyInstance): void {
    this.#apps.push(app);
    app.server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /**
   * Accepts nothing more, and ends when everything under way has been answered.
   *
   * @param hurry cuts what is still under way; left out, that has all the time it needs
   */
  async close(hurry?: AbortSignal): Promise<void> {
    // Whatever is answered from now on would leave its connection open for the next call.
    const looking = setInterval(() => {
      this.#closeConnections(hurry?.aborted === true);
    }, lookMs);
    try {
      await Promise.all(this.#apps.map((app) => app.close()));
    } finally {
      clearInterval(looking);
    }
  }

  #closeConnections(all: boolean): void {
    for (const { server } of this.#apps) {
      if (all) server.closeAllConnections();
      else server.closeIdleConnections();
    }
    // To Node one that has never said anything is not idle; browsers open such ones in advance.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
