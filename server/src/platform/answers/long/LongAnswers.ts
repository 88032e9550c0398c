import type { FastifyReply } from 'fastify';
import { Pace } from './Pace.ts';
import { SessionQueue } from './SessionQueue.ts';
import { Turns } from './Turns.ts';

/** State shared by the long responses of one process. */
export class LongAnswers {
  readonly #turns = new Turns();
  readonly #sessions = new SessionQueue();

  /**
   * The pace of one response. It ends with the response or when the client disconnects.
   * @param session queues this response behind the session's other long responses once it is long;
   *   omit it for a response of limited length or one that a person explicitly asked for
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
