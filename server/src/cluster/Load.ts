import { setTimeout as wait } from 'node:timers/promises';
import { placeOrders, type Placed } from '../faults/placeOrders.ts';
import type { PortalProcess } from '../faults/PortalProcess.ts';
import type { TestClient } from '../testing/browsers/TestClient.ts';
import { Visitor } from './Visitor.ts';

interface Visitors {
  /** Who lists and orders. */
  readonly client: TestClient;
  /** Who signs in again and again. */
  readonly credentials: object;
}

/** As many as a team has in a busy minute: what counts is that there is always one. */
const orderEveryMs = 100;
/** Each visit is a handful of calls, of which an address may make 200 in a minute. */
const signInEveryMs = 2_500;

/** What people do all the while behind a load balancer, and what came of it. */
export class Load {
  readonly #stop = new AbortController();
  readonly #ended: Promise<unknown>;
  /** How often lists were answered, by status. */
  readonly lists = new Map<number | undefined, number>();
  /** The origin at which each sign-in ended, or why it failed. */
  readonly signIns: string[] = [];
  #placed: Placed | undefined;

  constructor(
    private readonly origin: string,
    { client, credentials }: Visitors,
  ) {
    this.#ended = Promise.all([
      this.#list(client.cookie),
      this.#signIn(credentials),
      placeOrders({ ask: this.#askSlowly }, [client], this.#stop.signal).then((placed) => {
        this.#placed = placed;
      }),
    ]);
  }

  /** @returns the orders */
  async stop(): Promise<Placed | undefined> {
    this.#stop.abort();
    await this.#ended;
    return this.#placed;
  }

  readonly #ask: PortalProcess['ask'] = (address, init) =>
    fetch(`${this.origin}${address}`, init).catch(() => undefined);

  readonly #askSlowly: PortalProcess['ask'] = async (address, init) => {
    await wait(orderEveryMs);
    return this.#ask(address, init);
  };

  async #list(cookie: string): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const answer = await this.#ask('/api/licenses', { headers: { cookie } });
      const isWhole = await answer?.arrayBuffer().catch(() => undefined);
      const status = isWhole ? answer?.status : undefined;
      this.lists.set(status, (this.lists.get(status) ?? 0) + 1);
    }
  }

  async #signIn(credentials: object): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const visit = new Visitor(this.origin).signIn(credentials);
      this.signIns.push(await visit.then((end) => new URL(end).origin, String));
      await wait(signInEveryMs);
    }
  }
}
