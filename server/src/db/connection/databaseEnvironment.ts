import { z } from 'zod';

const address = z.url({ protocol: /^postgres(ql)?$/ }).optional();

/** Settings of the database, by their variables. */
export const databaseEnvironment = {
  DATABASE_URL: address,
  DATABASE_DIRECT_URL: address,
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_PREPARE: z.enum(['0', '1']).default('1'),
} as const;

export interface DatabaseSettings {
  /** PostgreSQL; left out, the database is embedded. */
  readonly databaseUrl: string | undefined;
  /** The same server without a pooler in between; of use only with `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** The most connections that work is done on at a time; one or two more watch and listen. */
  readonly databaseConnections: number;
  /** Whether statements are named and prepared once on each connection. */
  readonly databasePrepares: boolean;
}

const environment = z.object(databaseEnvironment);

export function readDatabase(value: z.output<typeof environment>): DatabaseSettings {
  return {
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    databasePrepares: value.DATABASE_PREPARE === '1',
  };
}
