import { findRegistration } from '../registration.ts';
import type { Task } from '../Task.ts';
import { sendUsage } from './sendUsage.ts';

/** Sends usage to `--server`, or to the portal where the machine is registered. */
export async function sendOwnUsage(task: Task): Promise<void> {
  const server = task.options.server ?? (await findRegistration(task.store))?.server;
  if (server !== undefined) await sendUsage(task, server);
}

/** Sends usage at the end of a command, and prints how many events remain. */
export async function sendLastUsage(task: Task): Promise<void> {
  await sendOwnUsage(task);
  const waiting = await task.usage.count();
  if (waiting > 0) task.context.print(task.messages.usageWaiting(waiting));
}
