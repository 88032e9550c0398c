import { once } from 'node:events';
import net from 'node:net';
import { freePort } from '@portal/server/src/testing/freePort.ts';

/** A TCP proxy in front of a server that can be cut, silenced and redirected to another server. */
export class Line {
  readonly #sockets = new Set<net.Socket>();
  #isSilent = false;

  private constructor(
    readonly port: number,
    private target: number,
    private readonly server: net.Server,
  ) {}

  static async open(target: number): Promise<Line> {
    const server = net.createServer();
    const line = new Line(await freePort(), target, server);
    server.on('connection', (socket) => {
      line.#join(socket);
    });
    await line.restore();
    return line;
  }

  #join(near: net.Socket): void {
    // Like a firewall that lost its state: the kernel accepts the connection, but no data passes.
    const far = this.#isSilent ? undefined : net.connect(this.target, '127.0.0.1');
    for (const socket of far ? [near, far] : [near]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        near.destroy();
        far?.destroy();
      });
    }
    if (!far) return;
    near.on('data', (chunk) => {
      if (!this.#isSilent) far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!this.#isSilent) near.write(chunk);
    });
  }

  /** Drops all packets from now on without closing connections. */
  silence(): void {
    this.#isSilent = true;
  }

  /** Closes all connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.#sockets) socket.resetAndDestroy();
    await closed;
  }

  /** Accepts connections again, optionally for another server; silenced ones stay dead. */
  async restore(target = this.target): Promise<void> {
    this.target = target;
    if (this.#isSilent) {
      // The server has dropped the connections meanwhile.
      for (const socket of this.#sockets) socket.resetAndDestroy();
      this.#isSilent = false;
    }
    if (this.server.listening) return;
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    if (this.server.listening) await this.cut();
  }
}
