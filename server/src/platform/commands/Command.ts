import type { OperatorClient } from './OperatorClient.ts';

/** What a command can use without a portal. */
export interface LocalContext {
  /** Arguments after noun and verb. */
  readonly args: string[];
  /** Prints one line and escapes control characters. */
  readonly print: (line: string) => void;
  /** Prompts for a secret, which must not be an argument; see `askSecret`. */
  readonly ask: (name: string) => Promise<string>;
}

interface CommandContext extends LocalContext {
  readonly client: OperatorClient;
}

interface Described {
  readonly noun: string;
  /** Omitted if the noun suffices; the arguments follow it. */
  readonly verb?: string;
  /** One line for `portal help`. */
  readonly summary: string;
  /** Options and arguments as shown after noun and verb. */
  readonly usage: string;
}

/** A command `portal <noun> <verb> …` that calls a portal. */
export interface PortalCommand extends Described {
  readonly isLocal?: never;
  readonly run: (context: CommandContext) => Promise<void>;
}

/** A command that works without a portal. */
export interface LocalCommand extends Described {
  readonly isLocal: true;
  readonly run: (context: LocalContext) => Promise<void>;
}

export type Command = PortalCommand | LocalCommand;

/** An error in the command line, stated in the message. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
