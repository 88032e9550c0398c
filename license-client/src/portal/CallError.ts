import { ClientError } from '../ClientError.ts';
import type { Messages } from '../messages/en.ts';

/** A failed call, with the server's code. */
export class CallError extends ClientError {
  constructor(
    /** Error code of the server; `unreachable` without a response. */
    readonly code: string,
    sentence: (messages: Messages) => string,
  ) {
    super(sentence);
  }
}
