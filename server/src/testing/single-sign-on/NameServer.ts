import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, RECURSION_DESIRED, type TxtAnswer } from 'dns-packet';

/** A DNS server on UDP with the TXT records of a test. */
export class NameServer {
  readonly records = new Map<string, string>();
  /** Makes it answer SERVFAIL. */
  isBroken = false;

  private constructor(
    /** In the format of `DNS_SERVERS`. */
    readonly address: string,
    private readonly socket: Socket,
  ) {}

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const server = new NameServer(`127.0.0.1:${String(socket.address().port)}`, socket);
    socket.on('message', (message, { port, address }) => {
      socket.send(server.#answer(message), port, address);
    });
    return server;
  }

  close(): void {
    this.socket.close();
  }

  #answer(message: Buffer): Buffer {
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name }): TxtAnswer[] => {
      const data = this.records.get(name.toLowerCase());
      return data === undefined ? [] : [{ type: 'TXT', name, data }];
    });
    const [servfail, nxdomain, noerror] = [2, 3, 0];
    const found = answers.length > 0 ? noerror : nxdomain;
    const flags = RECURSION_DESIRED | (this.isBroken ? servfail : found);
    return encode({ type: 'response', id: id ?? 0, flags, questions, answers });
  }
}
