import { ClientError } from '../ClientError.ts';
import type { Messages } from '../messages/en.ts';

/** A call that failed. */
export class CallError extends ClientError {
  constructor(
    /** The server's code of the refusal; `unreachable` when no answer of the server came. */
    readonly code: string,
    sentence: (messages: Messages) => string,
  ) {
    super(sentence);
  }
}
