import { once } from 'node:events';
import net from 'node:net';
import { freePort } from '@portal/server/src/testing/freePort.ts';

/**
 * The line to a server: a TCP proxy that can be cut, made silent and led to another server.
 */
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
    // A firewall that has lost its state: the handshake is the kernel's, and nothing comes through.
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

  /** Drops every packet from now on and ends nothing. */
  silence(): void {
    this.#isSilent = true;
  }

  /** Ends all connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.#sockets) socket.resetAndDestroy();
    await closed;
  }

  /** Lets connections through again, to another server when one is named; silent ones stay dead. */
  async restore(target = this.target): Promise<void> {
    this.target = target;
    if (this.#isSilent) {
      // The server's side has given up the connections meanwhile.
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
