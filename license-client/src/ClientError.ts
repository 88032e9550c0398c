import type { Messages } from './messages/en.ts';

/** A failure that the person can understand, shown as one sentence in their language. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  constructor(readonly sentence: (messages: Messages) => string) {
    super('client error');
  }
}
