import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);

/** Listen settings as environment variables. */
export const listenEnvironment = {
  PORT: port.default(3000),
  ACCOUNTS_PORT: port.default(3001),
  FIGURES_PORT: port.optional(),
  HOST: z.string().default('127.0.0.1'),
} as const;

export interface ListenSettings {
  readonly host: string;
  /** Ports of manager and accounts, if the process has these roles. */
  readonly port: number;
  readonly accountsPort: number;
  /** Where a process of any role serves health and metrics; off by default. */
  readonly figuresPort: number | undefined;
}

type Environment = z.output<z.ZodObject<typeof listenEnvironment>>;

export function readListen({
  PORT,
  ACCOUNTS_PORT,
  FIGURES_PORT,
  HOST,
}: Environment): ListenSettings {
  return { host: HOST, port: PORT, accountsPort: ACCOUNTS_PORT, figuresPort: FIGURES_PORT };
}
