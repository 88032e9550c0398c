import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { askSecret } from './askSecret.ts';
import { UsageError } from '../../platform/commands/Command.ts';

/** A terminal that answers each question with the next line. */
function aTerminal(answers: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  const left = [...answers];
  let shown = '';
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    if (!shown.endsWith(': ')) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\r`);
  });
  return { input, output, shown: () => shown };
}

describe('askSecret', () => {
  it('reads the first line when the input is a file or a pipe', async () => {
    const input = Readable.from(['solder mask green\nmore\n']);
    expect(await askSecret('password', { input, output: new PassThrough() })).toBe(
      'solder mask green',
    );
  });

  it('reports an empty input', async () => {
    const asked = askSecret('password', { input: Readable.from([]), output: new PassThrough() });
    await expect(asked).rejects.toThrow(UsageError);
  });

  it('asks twice on a terminal without echo', async () => {
    const terminal = aTerminal(['solder mask', 'solder mask']);
    expect(await askSecret('password', terminal)).toBe('solder mask');
    expect(terminal.shown()).toContain('The password, which is not shown: ');
    expect(terminal.shown()).not.toContain('solder');
  });

  it('refuses two different answers', async () => {
    await expect(askSecret('password', aTerminal(['solder mask', 'solder']))).rejects.toThrow(
      'not alike',
    );
  });

  it('ends when the terminal is closed without an answer', async () => {
    await expect(askSecret('password', aTerminal([]))).rejects.toThrow('missing');
  });
});
