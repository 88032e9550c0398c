import type { Context } from './Context.ts';
import type { Messages } from './messages/en.ts';
import type { Options } from './options.ts';
import type { Store } from './Store.ts';

/** What a command works with. */
export interface Task {
  readonly context: Context;
  readonly options: Options;
  readonly store: Store;
  readonly messages: Messages;
}
