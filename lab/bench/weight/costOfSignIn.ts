import { createPasswords } from '@portal/server/src/accounts/sign-in/credentials/createPasswords.ts';
import { processorSeconds } from '../rest/processFigures.ts';

const times = 20;
const warmUps = 5;

/** Milliseconds of the server's processor for a sign-in, from the first address to the first page. */
export async function costOfSignIn(pid: number, signIn: () => Promise<unknown>): Promise<number> {
  for (let time = 0; time < warmUps; time += 1) await signIn();
  const before = await processorSeconds(pid);
  for (let time = 0; time < times; time += 1) await signIn();
  return (((await processorSeconds(pid)) - before) * 1000) / times;
}

/** Milliseconds of a processor that a password's hash takes by itself. */
export async function costOfHash(): Promise<number> {
  const passwords = createPasswords();
  const hash = await passwords.hash('a password');
  await passwords.matches(hash, 'a password');
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await passwords.matches(hash, 'a password');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
