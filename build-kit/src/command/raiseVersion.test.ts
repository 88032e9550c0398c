import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { raiseVersion } from './raiseVersion.ts';

const text = "export const config = {\n  name: 'mf-parts',\n  version: '1.2.3',\n};\n";
let dir = '';
const read = () => readFileSync(join(dir, 'remote.config.ts'), 'utf8');
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  dir = mkdtempSync(join(tmpdir(), 'version-'));
  writeFileSync(join(dir, 'remote.config.ts'), text);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

describe('raiseVersion', () => {
  it.each([
    ['patch', '1.2.4'],
    ['minor', '1.3.0'],
    ['major', '2.0.0'],
  ] as const)('raises the %s version to %s, and restores it', (part, version) => {
    const restore = raiseVersion(dir, part);
    expect(read()).toBe(text.replace('1.2.3', version));
    restore();
    expect(read()).toBe(text);
  });

  it('says that there is none', () => {
    writeFileSync(join(dir, 'remote.config.ts'), 'export const config = {};\n');
    expect(() => raiseVersion(dir, 'patch')).toThrow(/no version like 1.2.3/);
  });
});
