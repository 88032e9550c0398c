import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookMs = 100;

/** The applications of a process, which close together. */
export class OpenApps {
  readonly #apps: FastifyInstance[] = [];
  readonly #sockets = new Set<Socket>();

  /** Call before it listens. */
  add(app: FastifyInstance): void {
    this.#apps.push(app);
    app.server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /**
   * Accepts no more connections, and resolves when all open requests are answered.
   *
   * @param hurry cuts open requests; omitted: no time limit
   */
  async close(hurry?: AbortSignal): Promise<void> {
    // Otherwise the connection would stay open for a further request.
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
    // Node does not count a connection without a request as idle; browsers preconnect such ones.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
