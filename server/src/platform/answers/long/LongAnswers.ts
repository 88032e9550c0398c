import type { FastifyReply } from 'fastify';
import { Pace } from './Pace.ts';
import { SessionQueue } from './SessionQueue.ts';
import { Turns } from './Turns.ts';

/** What the long answers of one process share. */
export class LongAnswers {
  readonly #turns = new Turns();
  readonly #sessions = new SessionQueue();

  /**
   * The pace of one answer. It ends with the answer, or with whoever was to read it.
   *
   * @param session whose other long answers it waits for once it is long itself; left out for an
   *   answer that never waits: one of a limited length, or to something that a person has done.
   */
  pace({ raw }: Pick<FastifyReply, 'raw'>, session?: string): Pace {
    const reading = new AbortController();
    const { signal } = reading;
    let leave: (() => void) | undefined;
    const end = () => {
      reading.abort();
      leave?.();
      leave = undefined;
    };
    raw.once('finish', end).once('close', end);
    if (session === undefined) return new Pace({ turns: this.#turns, signal });
    const enter = async () => {
      leave = await this.#sessions.enter(session, signal);
      if (signal.aborted) end();
    };
    return new Pace({ turns: this.#turns, signal, enter });
  }
}
