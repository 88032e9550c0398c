import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { packedManifest } from './packedManifest.mjs';

const read = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
const packed = (name) =>
  packedManifest(read(name), { version: '1.8.0', testKit: read('test-kit') });

describe('packedManifest', () => {
  it('wants of the remote what a page has once, in the versions of the portal', () => {
    const { dependencies, peerDependencies } = packed('shared');
    expect(peerDependencies).toMatchObject({ react: read('shared').dependencies.react });
    expect(dependencies).not.toHaveProperty('react');
    expect(dependencies).toHaveProperty('@types/luxon');
    expect(packed('build-kit').peerDependencies['@portal/shared']).toBe('1.8.0');
  });

  it('leads to modules and their types', () => {
    const { exports, sideEffects } = packed('shared');
    expect(exports['./table']).toEqual({
      types: './src/ui/table/index.d.ts',
      default: './src/ui/table/index.js',
    });
    expect(sideEffects).toContain('./src/areas/contracts.js');
  });

  it('leaves the test kit as it is, which is not compiled', () => {
    expect(packed('test-kit').exports).toEqual(read('test-kit').exports);
  });

  it('names no package of ours that npm would look for elsewhere', () => {
    for (const name of ['shared', 'build-kit', 'test-kit']) {
      const ours = Object.keys(packed(name).dependencies).filter((one) =>
        one.startsWith('@portal/'),
      );
      expect(ours).toEqual([]);
    }
  });
});
