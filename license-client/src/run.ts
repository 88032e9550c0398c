import path from 'node:path';
import { writeOut } from '@portal/shared/domain';
import { ClientError } from './ClientError.ts';
import { checkin, checkout, heartbeat, hold } from './commands/network.ts';
import { send } from './commands/send.ts';
import { enrol, init, keys } from './commands/setup.ts';
import { lir, lrr, verify } from './commands/standalone.ts';
import { work } from './commands/work.ts';
import type { Context } from './Context.ts';
import { type Messages, en } from './messages/en.ts';
import { ja } from './messages/ja.ts';
import { readOptions, type Options } from './options.ts';
import { ServerClock } from './ServerClock.ts';
import { Store } from './Store.ts';
import type { Task } from './Task.ts';
import { UsageRecord } from './usage/UsageRecord.ts';

const commands: Readonly<Record<string, (task: Task) => Promise<void>>> = {
  init,
  enrol,
  keys,
  lir,
  verify,
  work,
  lrr,
  checkout,
  heartbeat,
  checkin,
  hold,
  send,
};

/** Runs a command line. @returns the exit code: 0, or 1 after an error message. */
export async function run(argv: readonly string[], given: Context): Promise<number> {
  const context = { ...given, ...readableOutput(given) };
  let messages = messagesFor(undefined, context.env);
  try {
    const options = readOptions(argv, context);
    messages = messagesFor(options.lang, context.env);
    if (options.command === 'help') {
      context.print(messages.help);
      return 0;
    }
    const command = Object.hasOwn(commands, options.command)
      ? commands[options.command]
      : undefined;
    if (!command) throw new ClientError((texts) => texts.unknownCommand(options.command));
    await command(await taskOf(context, options, messages));
    return 0;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    context.complain(error.sentence(messages));
    return 1;
  }
}

async function taskOf(context: Context, options: Options, messages: Messages): Promise<Task> {
  const store = new Store(options.home);
  const clock = await ServerClock.open(context, store);
  const said = new Set<string>();
  return {
    context,
    options,
    store,
    messages,
    clock,
    usage: new UsageRecord(path.join(store.folder, 'usage'), clock),
    warn: (sentenceOf) => {
      const sentence = sentenceOf(messages);
      if (!said.has(sentence)) context.complain(sentence);
      said.add(sentence);
    },
  };
}

/**
 * Escapes control characters, so that names from the portal cannot control the terminal or hide in
 * it.
 */
function readableOutput({ print, complain }: Context): Pick<Context, 'print' | 'complain'> {
  const lines = (text: string) => text.split('\n').map(writeOut).join('\n');
  return {
    print: (text) => {
      print(lines(text));
    },
    complain: (text) => {
      complain(lines(text));
    },
  };
}

/** Messages in the language of `--lang` or the terminal: Japanese, otherwise English. */
function messagesFor(
  lang: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Messages {
  const language = lang ?? [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(Boolean) ?? '';
  return language.startsWith('ja') ? ja : en;
}
