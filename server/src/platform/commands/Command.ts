import type { OperatorClient } from './OperatorClient.ts';

/** What a command has that needs no portal. */
export interface LocalContext {
  /** What follows noun and verb. */
  readonly args: string[];
  /** Takes one line; control characters in it are written out. */
  readonly print: (line: string) => void;
  /** Asks for what must not be an argument; see `askSecret`. */
  readonly ask: (name: string) => Promise<string>;
}

interface CommandContext extends LocalContext {
  readonly client: OperatorClient;
}

interface Described {
  readonly noun: string;
  /** Left out where the noun says all: its arguments follow it. */
  readonly verb?: string;
  /** One line for `portal help`. */
  readonly summary: string;
  /** Options and arguments, as shown after noun and verb. */
  readonly usage: string;
}

/** One command of the operator's command line, `portal <noun> <verb> …`, that asks a portal. */
export interface PortalCommand extends Described {
  readonly isLocal?: never;
  readonly run: (context: CommandContext) => Promise<void>;
}

/** One that asks none, since there is none yet. */
export interface LocalCommand extends Described {
  readonly isLocal: true;
  readonly run: (context: LocalContext) => Promise<void>;
}

export type Command = PortalCommand | LocalCommand;

/** The command line is wrong; its message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
