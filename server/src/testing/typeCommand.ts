import type { FastifyInstance } from 'fastify';
import { commands } from '../app/cli/commands.ts';
import { createOperatorClient } from '../platform/commands/OperatorClient.ts';
import { runPortal } from '../app/cli/runPortal.ts';
import { injectTransport } from '../app/cli/transports.ts';

/**
 * Types a command of the operator's at the real door.
 * @param secret what is typed when the command asks for one
 * @returns the exit code and all that was said
 */
export async function typeCommand(
  door: FastifyInstance,
  words: readonly string[],
  secret = '',
): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const hear = (line: string) => said.push(line);
  const code = await runPortal(words, {
    commands,
    connect: () => Promise.resolve(createOperatorClient(injectTransport(door))),
    print: hear,
    complain: hear,
    ask: () => Promise.resolve(secret),
  });
  return { code, said: said.join('\n') };
}
