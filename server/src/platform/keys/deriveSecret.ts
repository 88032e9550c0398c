import { hkdfSync } from 'node:crypto';

/** The secret of 32 bytes for one purpose. @param master the installation's secret */
export function deriveSecret(master: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `portal ${purpose}`, 32));
}
