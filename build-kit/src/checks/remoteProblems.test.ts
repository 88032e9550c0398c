import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { remoteProblems } from './remoteProblems.ts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

function configText(name: string, icon = 'layout-grid') {
  return `export const config = {
  name: '${name}',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [{ path: '/parts', title: { en: 'Parts', ja: '部品' } }],
  navigation: [
    { to: '/parts', label: { en: 'Parts', ja: '部品' }, icon: '${icon}', order: 1 },
  ],
};
`;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'problems-'));
  write('package.json', '{ "type": "module", "workspaces": ["mf-*"] }');
  write(
    'mf-parts/src/routes.tsx',
    "export const routes = [{ path: '/parts', lazy: () => import('./Parts.tsx') }];",
  );
  write('mf-parts/remote.config.ts', configText('mf-parts'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('remoteProblems', () => {
  it('begins with the file and the line of the configuration', async () => {
    expect(await remoteProblems(join(root, 'mf-parts'))).toEqual([]);
    write('mf-others/remote.config.ts', configText('mf-others', 'no-icon'));
    cpSync(join(root, 'mf-parts/src'), join(root, 'mf-others/src'), { recursive: true });
    expect(await remoteProblems(join(root, 'mf-others'))).toEqual([
      expect.stringMatching(/^mf-others\/remote.config.ts:7 the menu entry \/parts has the icon/),
      'mf-others/remote.config.ts:5 /parts meets /parts, which mf-parts owns',
    ]);
    const nobody = () => false;
    expect(await remoteProblems(join(root, 'mf-others'), nobody)).toHaveLength(1);
  });

  it('begins with the file of an import', async () => {
    write('mf-parts/src/keep.ts', "\nimport { storageOf } from '@portal/shared';");
    expect(await remoteProblems(join(root, 'mf-parts'))).toEqual([
      expect.stringMatching(/^mf-parts\/src\/keep.ts:2 imports storageOf/),
    ]);
  });

  it('is one sentence for a configuration that cannot be read, and none for its neighbors', async () => {
    write('mf-broken/remote.config.ts', `${configText('mf-broken')}}`);
    expect(await remoteProblems(join(root, 'mf-broken'))).toEqual([
      expect.stringMatching(/^mf-broken\/remote.config.ts\b/),
    ]);
    expect(await remoteProblems(join(root, 'mf-parts'))).toEqual([]);
  });
});
