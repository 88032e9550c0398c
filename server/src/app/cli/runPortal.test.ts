import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { UsageError, type Command } from '../../platform/commands/Command.ts';
import { createOperatorClient, type Transport } from '../../platform/commands/OperatorClient.ts';
import { runPortal } from './runPortal.ts';
import { stopWhenUnread } from './stopWhenUnread.ts';

const command: Command = {
  noun: 'things',
  verb: 'show',
  summary: 'Shows things.',
  usage: '<id>',
  run: async ({ client, args: [id], print }) => {
    if (id === undefined) throw new UsageError('The id is missing.');
    print(JSON.stringify(await client.call(`/operator/things/${id}`)));
  },
};

async function run(words: readonly string[], transport?: Transport, commands = [command]) {
  const said: string[] = [];
  let isClosed = false;
  const answer: Transport = () => Promise.resolve({ status: 200, body: Buffer.from('{"a":1}') });
  const code = await runPortal(words, {
    commands,
    connect: () =>
      Promise.resolve(
        createOperatorClient(transport ?? answer, () => {
          isClosed = true;
          return Promise.resolve();
        }),
      ),
    print: (line) => said.push(line),
    complain: (line) => said.push(line),
    ask: (name) => Promise.resolve(`the ${name}`),
  });
  return { code, said: said.join('\n'), isClosed };
}

describe('runPortal', () => {
  it('runs the command and closes the connection', async () => {
    expect(await run(['things', 'show', '7'])).toEqual({
      code: 0,
      said: '{"a":1}',
      isClosed: true,
    });
  });

  it('escapes control characters', async () => {
    const body = Buffer.from(JSON.stringify({ name: 'x\u001b[2J\u202e\ny' }));
    const show: Command = {
      ...command,
      run: async ({ client, print }) => {
        print(Object.values(Object(await client.call('/operator/things'))).join());
      },
    };
    const { said } = await run(['things', 'show'], () => Promise.resolve({ status: 200, body }), [
      show,
    ]);
    expect(said).toBe('x\\u{1b}[2J\\u{202e}\\u{a}y');
  });

  it('lists commands', async () => {
    expect((await run(['help'])).said).toContain('things show <id>');
    expect((await run([])).code).toBe(0);
  });

  it('reports an unknown command and wrong arguments', async () => {
    expect(await run(['things', 'eat'])).toMatchObject({ code: 2 });
    expect((await run(['things', 'show'])).said).toBe(
      'The id is missing.\nUsage: things show <id>',
    );
  });

  it('reports why the portal refused', async () => {
    const body = Buffer.from('{"error":true,"code":"invalid","msg":{"name":"is empty"}}');
    const { code, said } = await run(['things', 'show', '7'], () =>
      Promise.resolve({ status: 422, body }),
    );
    expect(code).toBe(1);
    expect(said).toBe('Nothing was changed, since something is wrong with it. name: is empty');
  });
});

describe('a failing command', () => {
  it.each<[string, Transport, string]>([
    [
      'a refusal without a sentence of its own',
      () => Promise.resolve({ status: 409, body: Buffer.from('{"code":"some_state"}') }),
      'The portal refused it: some state.',
    ],
    [
      'an answer of something else',
      () => Promise.resolve({ status: 200, body: Buffer.from('<html>') }),
      'What answered is not a portal.',
    ],
    ['a fault', () => Promise.reject(new Error('it broke')), 'The command failed: it broke'],
  ])('reports %s in one sentence', async (_what, transport, sentence) => {
    expect(await run(['things', 'show', '7'], transport)).toEqual({
      code: 1,
      said: sentence,
      isClosed: true,
    });
  });
});

describe('stopWhenUnread', () => {
  it('stops when the reader is gone, and hides no other error', () => {
    const stream = new PassThrough();
    let stops = 0;
    stopWhenUnread(stream, () => {
      stops += 1;
    });
    stream.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    expect(stops).toBe(1);
    expect(() => stream.emit('error', new Error('disk full'))).toThrow('disk full');
    expect(stops).toBe(1);
  });
});
