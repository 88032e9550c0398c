import { z } from 'zod';

const address = z.url({ protocol: /^postgres(ql)?$/ }).optional();

/** Database settings as environment variables. */
export const databaseEnvironment = {
  DATABASE_URL: address,
  DATABASE_DIRECT_URL: address,
  DATABASE_READ_URL: address,
  DATABASE_READ_LAG: z.coerce.number().int().min(1).max(86_400).default(30),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_PREPARE: z.enum(['0', '1']).default('1'),
} as const;

export interface DatabaseSettings {
  /** PostgreSQL; omitted: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The same server without the pooler; requires `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** A standby for reports and exports. */
  readonly databaseReadUrl: string | undefined;
  /** The largest accepted lag. */
  readonly databaseReadLagMs: number;
  /** Size of the connection pool; one or two more connections watch and listen. */
  readonly databaseConnections: number;
  /** Whether statements are prepared once per connection. */
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

/** The server's URL, bypassing a pooler; `undefined` for the embedded database. */
export function serverUrl({
  databaseUrl,
  databaseDirectUrl,
}: Pick<DatabaseSettings, 'databaseUrl' | 'databaseDirectUrl'>): string | undefined {
  return databaseUrl === undefined ? undefined : (databaseDirectUrl ?? databaseUrl);
}
