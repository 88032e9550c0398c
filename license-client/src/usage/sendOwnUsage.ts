import { findRegistration } from '../registration.ts';
import type { Task } from '../Task.ts';
import { sendUsage } from './sendUsage.ts';

/** Sends what can be sent to `--server`, or to the portal where the machine is registered. */
export async function sendOwnUsage(task: Task): Promise<void> {
  const server = task.options.server ?? (await findRegistration(task.store))?.server;
  if (server !== undefined) await sendUsage(task, server);
}

/** Sends at the end of a command, and says how much waits for another time. */
export async function sendLastUsage(task: Task): Promise<void> {
  await sendOwnUsage(task);
  const waiting = await task.usage.count();
  if (waiting > 0) task.context.print(task.messages.usageWaiting(waiting));
}
