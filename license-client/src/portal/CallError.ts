import { ClientError } from '../ClientError.ts';
import type { Messages } from '../messages/en.ts';

/** A call that failed, with the server's code. */
export class CallError extends ClientError {
  constructor(
    /** The server's code of the refusal; `unreachable` when the server did not answer. */
    readonly code: string,
    sentence: (messages: Messages) => string,
  ) {
    super(sentence);
  }
}
