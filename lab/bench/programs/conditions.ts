import os from 'node:os';

/**
 * Date and machine of a measurement, on one line.
 * @param on databases, browsers etc.
 */
export function conditions(...on: readonly string[]): string {
  const [load = 0] = os.loadavg();
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${String(os.cpus().length)} cores (${os.cpus()[0]?.model ?? 'unknown'})`,
    `Node ${process.versions.node}`,
    ...on,
    `load ${load.toFixed(1)}`,
  ].join(', ');
}

export function databaseOfSettings(): string {
  return process.env['DATABASE_URL'] === undefined ? 'embedded' : 'PostgreSQL';
}
