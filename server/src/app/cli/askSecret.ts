import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from '../../platform/commands/Command.ts';

/** Where a secret is typed or comes from, and where the question for it is shown. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks for a secret, which never is an argument: the list of processes and the shell's history show
 * those. At a terminal it is typed twice and not shown; else it is the first line of the input.
 *
 * @throws UsageError when there is none, or the two are not alike
 */
export async function askSecret(name: string, { input, output }: Terminal): Promise<string> {
  const isTyped = input.isTTY === true;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: isTyped });
  // Ctrl-C ends the input; the question then counts as unanswered, and the command is refused.
  lines.once('SIGINT', () => lines.close());
  const read = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    if (isTyped) output.write(question);
    const next: IteratorResult<string, undefined> = await read.next();
    if (isTyped) output.write('\n');
    return next.value ?? '';
  };
  try {
    const secret = await ask(`The ${name}, which is not shown: `);
    if (secret === '') {
      throw new UsageError(
        `The ${name} is missing: type it, or let it be the first line of the input.`,
      );
    }
    if (isTyped && (await ask('The same again: ')) !== secret) {
      throw new UsageError('The two are not alike.');
    }
    return secret;
  } finally {
    lines.close();
  }
}
