import type { FastifyInstance } from 'fastify';
import { commands } from '../app/cli/commands.ts';
import { createOperatorClient } from '../platform/commands/OperatorClient.ts';
import { runPortal } from '../app/cli/runPortal.ts';
import { injectTransport } from '../app/cli/transports.ts';

/**
 * Runs an operator command on the real application.
 * @param secret the answer to a prompt for a secret
 * @returns exit code and output
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
