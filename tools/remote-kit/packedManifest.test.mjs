import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { packedManifest } from './packedManifest.mjs';

const read = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
const packed = (name) =>
  packedManifest(read(name), { version: '1.8.0', testKit: read('test-kit') });

describe('packedManifest', () => {
  it("requires what a page has once from the remote, in the portal's versions", () => {
    const { dependencies, peerDependencies } = packed('shared');
    expect(peerDependencies).toMatchObject({ react: read('shared').dependencies.react });
    expect(dependencies).not.toHaveProperty('react');
    expect(dependencies).toHaveProperty('@types/luxon');
    expect(packed('build-kit').peerDependencies['@portal/shared']).toBe('1.8.0');
  });

  it('points to modules and their types', () => {
    const { exports, sideEffects } = packed('shared');
    expect(exports['./table']).toEqual({
      types: './src/ui/table/index.d.ts',
      default: './src/ui/table/index.js',
    });
    expect(sideEffects).toContain('./src/areas/contracts.js');
  });

  it('keeps the test kit, which is not compiled, as it is', () => {
    expect(packed('test-kit').exports).toEqual(read('test-kit').exports);
  });

  it('names none of our packages that npm would fetch elsewhere', () => {
    for (const name of ['shared', 'build-kit', 'test-kit']) {
      const ours = Object.keys(packed(name).dependencies).filter((one) =>
        one.startsWith('@portal/'),
      );
      expect(ours).toEqual([]);
    }
  });
});
