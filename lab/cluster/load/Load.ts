import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { aBatch, CustomerActs } from './CustomerActs.ts';
import type { Browser, Computer, Customers } from './customers.ts';

/** A customer's action and its outcome. */
export interface Act {
  readonly name: ActName;
  /** Milliseconds since the load began. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** `undefined` on success. */
  readonly problem: string | undefined;
}

const names = ['list', 'price', 'order', 'download', 'report', 'quotation', 'sign-in'] as const;
type ActName = (typeof names)[number];

/** Pause between two actions of a customer. */
const pauseMs = 20;
/** Pause of actions limited to 60 per minute and address. */
const rarePauseMs = 1_000;
/**
 * Pause of orders and reports: one worker sends the mails of orders, and a computer may report 600
 * times a minute.
 */
const takenPauseMs = 100;

/**
 * Customers who list, calculate, order, download, report usage, request quotations and sign in,
 * each one action after another, until stopped.
 */
export class Load {
  readonly acts: Act[] = [];
  /** Numbers of confirmed orders. */
  readonly confirmed: string[] = [];
  /** Ids of accepted events. */
  readonly reported: string[] = [];
  readonly #customers: CustomerActs;
  readonly #beganAt = performance.now();
  readonly #stop = new AbortController();
  readonly #ended: Promise<unknown>;

  /** @param managerUrl public origin of the portal */
  constructor(managerUrl: string, { browsers, computer, file, person }: Customers) {
    const [first, second, third, fourth] = browsers;
    if (!first || !second || !third || !fourth) throw new Error('Load needs four browsers');
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

  /** Failed actions. */
  get wrong(): readonly Act[] {
    return this.acts.filter(({ problem }) => problem !== undefined);
  }

  get now(): number {
    return performance.now() - this.#beganAt;
  }

  /** Resolves when pending actions have ended: orders and reports are retried until accepted. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#ended;
  }

  /** Resolves after a number of successful actions of each kind that begin from now on. */
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

  /** Retries until success, like browsers and license clients. */
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
