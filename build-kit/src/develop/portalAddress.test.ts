import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { portalAddress } from './portalAddress.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-address-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const kit = 'https://portal.example/remote-kit/portal-shared-1.8.0-0123456789ab.tgz';

it.each([
  ['named', kit, { MANAGER_URL: 'https://other.example/' }, 'https://other.example'],
  ['of the kit', kit, { PORT: '3100' }, 'https://portal.example'],
  ['local', '1.0.0', { PORT: '3100' }, 'http://localhost:3100'],
  ['local', '1.0.0', {}, 'http://localhost:3000'],
])('is the portal %s (%s, %j)', (_which, shared, env, address) => {
  const manifest = { dependencies: { '@portal/shared': shared } };
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest, null, 2));
  expect(portalAddress(dir, env)).toBe(address);
});
