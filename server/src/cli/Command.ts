import type { OperatorClient } from './OperatorClient.ts';

interface CommandContext {
  readonly client: OperatorClient;
  /** What follows noun and verb. */
  readonly args: string[];
  /** Takes one line; control characters in it are written out. */
  readonly print: (line: string) => void;
  /** Asks for what must not be an argument; see `askSecret`. */
  readonly ask: (name: string) => Promise<string>;
}

/** One command of the operator's command line: `portal <noun> <verb> …`. */
export interface Command {
  readonly noun: string;
  readonly verb: string;
  /** One line for `portal help`. */
  readonly summary: string;
  /** Options and arguments, as shown after noun and verb. */
  readonly usage: string;
  readonly run: (context: CommandContext) => Promise<void>;
}

/** The command line is wrong; its message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
