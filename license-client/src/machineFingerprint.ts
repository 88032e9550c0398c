import { readFile } from 'node:fs/promises';
import { arch, hostname, platform } from 'node:os';
import { sha256 } from '@portal/shared/domain';
import { isMissing } from './fileErrorCode.ts';

const machineIdFiles = ['/etc/machine-id', '/var/lib/dbus/machine-id'];

/**
 * The fingerprint of this machine. LICENSE_CLIENT_MACHINE replaces its source for short-lived
 * machines: containers and tests.
 */
export async function machineFingerprint(
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const given = env['LICENSE_CLIENT_MACHINE'];
  return sha256(given ?? (await machineId()) ?? [hostname(), platform(), arch()].join('\n'));
}

async function machineId(): Promise<string | undefined> {
  for (const file of machineIdFiles) {
    try {
      const id = (await readFile(file, 'utf8')).trim();
      if (id !== '') return id;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return undefined;
}
