import { writeOut } from '@portal/shared/domain';
import { ClientError } from './ClientError.ts';
import { checkin, checkout, heartbeat, hold } from './commands/network.ts';
import { enrol, init, keys } from './commands/setup.ts';
import { lir, lrr, verify } from './commands/standalone.ts';
import type { Context } from './Context.ts';
import { messagesFor } from './messages/messagesFor.ts';
import { readOptions } from './options.ts';
import { Store } from './Store.ts';
import type { Task } from './Task.ts';

const commands: Readonly<Record<string, (task: Task) => Promise<void>>> = {
  init,
  enrol,
  keys,
  lir,
  verify,
  lrr,
  checkout,
  heartbeat,
  checkin,
  hold,
};

/** Carries out one command line. @returns the exit code: 0, or 1 after one clear sentence. */
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
    await command({ context, options, store: new Store(options.home), messages });
    return 0;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    context.complain(error.sentence(messages));
    return 1;
  }
}

/** What the portal tells of names neither commands the terminal nor hides in it. */
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
