import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from '../../platform/commands/Command.ts';

/** Input of the secret, and output for the prompt. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Prompts for a secret, which must not be an argument: process lists and the shell's history show
 * those. On a terminal it is typed twice without echo; otherwise it is the first line of the input.
 *
 * @throws UsageError when it is missing, or the two differ
 */
export async function askSecret(name: string, { input, output }: Terminal): Promise<string> {
  const isTyped = input.isTTY === true;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: isTyped });
  // Ctrl-C ends the input; the prompt then counts as unanswered.
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
