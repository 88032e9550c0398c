import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { endWebpack, runWebpack } from './runWebpack.mjs';

const parent = mkdtempSync(join(tmpdir(), 'broken-'));

afterAll(async () => {
  await endWebpack();
  rmSync(parent, { recursive: true });
});

/** A workspace whose entry imports a missing file. */
function breakWorkspace(name, config) {
  const dir = join(parent, name);
  mkdirSync(join(dir, 'src'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dir, 'src/index.js'), "import './missing.js';\n");
  writeFileSync(join(dir, 'webpack.config.js'), `export default ${config};\n`);
  return dir;
}

describe('the reason of a failed build', () => {
  it.each([
    ['one configuration', '{}'],
    ['several', "[{ name: 'first', entry: {} }, { name: 'second' }]"],
  ])('is the first error with its file, of %s', async (name, config) => {
    const { code, reason } = await runWebpack(breakWorkspace(name, config));
    expect(code).toBe(1);
    expect(reason).toMatch(/src\/index\.js:1:0-22 .*Can't resolve '\.\/missing\.js'/);
  });
});
