import type { ServerClock } from './ServerClock.ts';
import type { Context } from './Context.ts';
import type { Messages } from './messages/en.ts';
import type { Options } from './options.ts';
import type { Store } from './Store.ts';
import type { UsageRecord } from './usage/UsageRecord.ts';

/** The dependencies of a command. */
export interface Task {
  readonly context: Context;
  readonly options: Options;
  readonly store: Store;
  readonly messages: Messages;
  readonly clock: ServerClock;
  readonly usage: UsageRecord;
  /** Prints a warning and continues. Each sentence is printed once. */
  readonly warn: (sentence: (messages: Messages) => string) => void;
}
