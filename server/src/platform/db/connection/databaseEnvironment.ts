import { z } from 'zod';

const address = z.url({ protocol: /^postgres(ql)?$/ }).optional();

/** Settings of the database, by their variables. */
export const databaseEnvironment = {
  DATABASE_URL: address,
  DATABASE_DIRECT_URL: address,
  DATABASE_READ_URL: address,
  DATABASE_READ_LAG: z.coerce.number().int().min(1).max(86_400).default(30),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_PREPARE: z.enum(['0', '1']).default('1'),
} as const;

export interface DatabaseSettings {
  /** PostgreSQL; left out, the database is embedded. */
  readonly databaseUrl: string | undefined;
  /** The same server without a pooler in between; of use only with `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** A standby of it, from which reports and exports are read. */
  readonly databaseReadUrl: string | undefined;
  /** How far that may be behind. */
  readonly databaseReadLagMs: number;
  /** The most connections that work is done on at a time; one or two more watch and listen. */
  readonly databaseConnections: number;
  /** Whether statements are named and prepared once on each connection. */
  readonly databasePrepares: boolean;
}

type Environment = z.output<z.ZodObject<typeof databaseEnvironment>>;

export function readDatabase(value: Environment): DatabaseSettings {
  return {
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseReadUrl: value.DATABASE_READ_URL,
    databaseReadLagMs: value.DATABASE_READ_LAG * 1_000,
    databaseConnections: value.DATABASE_CONNECTIONS,
    databasePrepares: value.DATABASE_PREPARE === '1',
  };
}

/** The server itself, past a pooler where there is one; `undefined` for the embedded database. */
export function serverUrl({
  databaseUrl,
  databaseDirectUrl,
}: Pick<DatabaseSettings, 'databaseUrl' | 'databaseDirectUrl'>): string | undefined {
  return databaseUrl === undefined ? undefined : (databaseDirectUrl ?? databaseUrl);
}
