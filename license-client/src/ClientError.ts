import type { Messages } from './messages/en.ts';

/** An error reported to the person as one sentence in their language. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  constructor(readonly sentence: (messages: Messages) => string) {
    super('client error');
  }
}
