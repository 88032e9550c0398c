import path from 'node:path';
import { enrolAnswerSchema } from '@portal/shared/contracts';
import { ClientError } from '../ClientError.ts';
import { findDevice, makeDevice, requireDevice } from '../device.ts';
import { callSigned } from '../callSigned.ts';
import { fetchKeys, importKeys } from '../registration.ts';
import type { Task } from '../Task.ts';

/** Creates the machine's key, once. */
export async function init({ context, options, store, messages }: Task): Promise<void> {
  const known = await findDevice(store);
  if (known) {
    context.print(messages.deviceKnown(known.kid));
    return;
  }
  const kid = await makeDevice(store, options.host ?? context.host);
  context.print(messages.deviceMade(kid, store.folder));
}

/** Registers the machine to the owner of the code, and fetches the vendor's keys. */
export async function enrol(task: Task): Promise<void> {
  const { context, options, store, messages } = task;
  const device = await requireDevice(store);
  const server = serverOf(options.server);
  const code = options.argument;
  if (code === undefined) throw new ClientError((texts) => texts.missing('CODE'));
  const { user, user_name, team_name } = await callSigned(task, server, device, {
    path: '/api/v1/lm/enrol',
    body: { code, host: device.host, fp: context.fingerprint, dk: device.publicKey },
    schema: enrolAnswerSchema,
  });
  await store.write('registration', { server, user });
  await fetchKeys(task, server);
  context.print(messages.enrolled(user_name, team_name));
}

/** Imports the vendor's keys on an unregistered machine, from the server or a file. */
export async function keys(task: Task): Promise<void> {
  const { context, options, store, messages } = task;
  const { argument: name, server } = options;
  const count =
    name === undefined
      ? await fetchKeys(task, serverOf(server))
      : await importKeys(store, path.resolve(context.folder, name));
  context.print(messages.keysFetched(count));
}

function serverOf(server: string | undefined): string {
  if (server === undefined) throw new ClientError((texts) => texts.missing('--server'));
  return server;
}
