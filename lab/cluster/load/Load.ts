import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { aBatch, CustomerActs } from './CustomerActs.ts';
import type { Browser, Computer, Customers } from './customers.ts';

/** Something that a customer did, and how it ended. */
export interface Act {
  readonly name: ActName;
  /** Milliseconds since the load began. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** `undefined` when it was as it should be. */
  readonly problem: string | undefined;
}

const names = ['list', 'price', 'order', 'download', 'report', 'quotation', 'sign-in'] as const;
type ActName = (typeof names)[number];

/** Between two acts of a customer. */
const pauseMs = 20;
/** Of what an address may do 60 times a minute. */
const rarePauseMs = 1_000;
/** Of who orders or reports: one worker sends what orders cause, a computer reports 600 times a minute. */
const takenPauseMs = 100;

/**
 * Customers who list, calculate, order, download, report use, ask for quotations and sign in, each one thing after
 * another, until they are stopped.
 */
export class Load {
  readonly acts: Act[] = [];
  /** Numbers of the orders that were confirmed. */
  readonly confirmed: string[] = [];
  /** Ids of the events that were taken. */
  readonly reported: string[] = [];
  readonly #customers: CustomerActs;
  readonly #beganAt = performance.now();
  readonly #stop = new AbortController();
  readonly #ended: Promise<unknown>;

  /** @param managerUrl the portal's address */
  constructor(managerUrl: string, { browsers, computer, file, person }: Customers) {
    const [first, second, third, fourth] = browsers;
    if (!first || !second || !third || !fourth) throw new Error('four browsers are needed');
    this.#customers = new CustomerActs(managerUrl);
    this.#ended = Promise.all([
      this.#repeat('list', () => this.#customers.list(first)),
      this.#repeat('list', () => this.#customers.list(second)),
      this.#repeat('price', () => this.#customers.price(first)),
      this.#repeat('download', () => this.#customers.download(first, file)),
      this.#repeat('quotation', () => this.#customers.quotation(second), rarePauseMs),
      this.#repeat('sign-in', () => this.#customers.signIn(person), rarePauseMs),
      this.#orders(third),
      this.#orders(fourth),
      this.#reports(computer),
    ]);
  }

  /** The acts that were not as they should be. */
  get wrong(): readonly Act[] {
    return this.acts.filter(({ problem }) => problem !== undefined);
  }

  get now(): number {
    return performance.now() - this.#beganAt;
  }

  /** Resolves when what is under way has ended: orders and reports are sent until they are taken. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#ended;
  }

  /** Resolves after so many acts of each kind that began from now on and were as they should be. */
  async untilGood(times: number): Promise<void> {
    const from = this.acts.length;
    const since = this.now;
    const isGood = ({ startedAt, problem }: Act) => startedAt >= since && problem === undefined;
    const isEnough = () => {
      const good = this.acts.slice(from).filter(isGood);
      return names.every((name) => good.filter((act) => act.name === name).length >= times);
    };
    while (!isEnough()) await wait(pauseMs);
  }

  async #repeat(
    name: ActName,
    act: () => Promise<string | undefined>,
    restMs = pauseMs,
  ): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await this.#do(name, act);
      await wait(restMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
  }

  async #orders(browser: Browser): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const key = randomUUID();
      await this.#untilTaken('order', () =>
        this.#customers.order(browser, key, (number) => this.confirmed.push(number)),
      );
    }
  }

  async #reports(computer: Computer): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const batch = aBatch(computer);
      await this.#untilTaken('report', () => this.#customers.report(computer, batch));
      this.reported.push(...batch.ids);
    }
  }

  /** Does the same until it succeeds, as browsers and license clients do. */
  async #untilTaken(name: ActName, act: () => Promise<string | undefined>): Promise<void> {
    while ((await this.#do(name, act)) !== undefined) await wait(2 * pauseMs);
    await wait(takenPauseMs);
  }

  async #do(name: ActName, act: () => Promise<string | undefined>): Promise<string | undefined> {
    const startedAt = this.now;
    let problem: string | undefined;
    try {
      problem = await act();
    } catch (error) {
      problem = error instanceof Error ? `no answer (${error.name})` : 'no answer';
    }
    this.acts.push({ name, startedAt, endedAt: this.now, problem });
    return problem;
  }
}
