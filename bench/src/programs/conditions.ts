import os from 'node:os';

/**
 * The machine, the database and the load of this moment, in one sentence.
 * @param clients who calls the server, like `20 clients`.
 */
export function conditions(clients: string, database = databaseOfSettings()): string {
  return [
    `${String(os.cpus().length)} cores of ${os.cpus()[0]?.model ?? 'unknown'}`,
    `Node ${process.versions.node}`,
    database,
    `${clients} on the same machine`,
    `load average ${(os.loadavg()[0] ?? 0).toFixed(1)} before.`,
  ].join(', ');
}

function databaseOfSettings(): string {
  return process.env['DATABASE_URL'] === undefined ? 'the embedded database' : 'PostgreSQL';
}
