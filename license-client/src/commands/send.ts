import { ClientError } from '../ClientError.ts';
import { findRegistration } from '../registration.ts';
import type { Task } from '../Task.ts';
import { sendUsage } from '../usage/sendUsage.ts';

/** Sends the usage events stored on this machine. */
export async function send(task: Task): Promise<void> {
  const { context, messages, options, store } = task;
  const server = options.server ?? (await findRegistration(store))?.server;
  if (server === undefined) throw new ClientError((texts) => texts.missing('--server'));
  const { taken, failure } = await sendUsage(task, server);
  if (taken > 0 || failure === null) context.print(messages.usageSent(taken));
  if (failure) throw failure;
}
