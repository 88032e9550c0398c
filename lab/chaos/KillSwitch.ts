import type { KyselyPlugin, PluginTransformQueryArgs, RootOperationNode } from 'kysely';
import type { PaymentGateway } from '@portal/server/src/platform/cards/PaymentGateway.ts';

/**
 * Ends the process with SIGKILL at the n-th step. Steps are statements, before they reach the
 * database, and gateway calls, before they are sent and after they are answered.
 */
export class KillSwitch {
  #steps = 0;
  #killAt = Infinity;

  /** @param at 0 never kills. @returns the number of steps since the last call */
  arm(at: number): number {
    const steps = this.#steps;
    this.#steps = 0;
    this.#killAt = at === 0 ? Infinity : at;
    return steps;
  }

  readonly plugin: KyselyPlugin = {
    transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode => {
      this.#step();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };

  around(gateway: PaymentGateway): PaymentGateway {
    const step =
      <Args extends readonly unknown[], T>(call: (...args: Args) => Promise<T>) =>
      async (...args: Args): Promise<T> => {
        this.#step();
        const answer = await call(...args);
        this.#step();
        return answer;
      };
    return {
      cards: step((customer) => gateway.cards(customer)),
      openCardPage: step((customer, returnUrl) => gateway.openCardPage(customer, returnUrl)),
      removeCard: step((customer, card) => gateway.removeCard(customer, card)),
      setDefaultCard: step((customer, card) => gateway.setDefaultCard(customer, card)),
      pay: step((request) => gateway.pay(request)),
      find: step((payment) => gateway.find(payment)),
      capture: step((payment) => gateway.capture(payment)),
      void: step((payment) => gateway.void(payment)),
      refund: step((payment) => gateway.refund(payment)),
    };
  }

  #step(): void {
    this.#steps += 1;
    if (this.#steps >= this.#killAt) this.kill();
  }

  kill(): void {
    process.kill(process.pid, 'SIGKILL');
  }
}
