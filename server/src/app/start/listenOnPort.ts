import type { FastifyInstance } from 'fastify';
import { ConfigurationError, errorCode } from '../../platform/errors.ts';

export interface Place {
  readonly host: string;
  readonly port: number;
  /** Variable that sets the port. */
  readonly name: string;
}

/** @throws ConfigurationError when the port is unavailable */
export async function listenOnPort(
  app: FastifyInstance,
  { host, port, name }: Place,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new ConfigurationError(
        `Port ${port} is in use by another program. Stop it, or set ${name} to another port.`,
      );
    }
    if (errorCode(error) === 'EACCES') {
      throw new ConfigurationError(`Port ${port} is not allowed to this user. Set ${name}.`);
    }
    throw error;
  }
}
