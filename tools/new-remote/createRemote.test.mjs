import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { createRemote } from './createRemote.mjs';

const request = {
  name: 'parts',
  path: '/parts',
  title: { en: 'Parts', ja: '部品' },
  icon: 'factory',
  isList: false,
  hasDetail: false,
};
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

describe('createRemote', () => {
  let into;
  beforeEach(() => {
    into = mkdtempSync(join(tmpdir(), 'portal-new-remote-'));
  });
  afterEach(() => rmSync(into, { recursive: true, force: true }));

  it.each([{}, { isList: true }, { isList: true, hasDetail: true }])(
    'writes every folder with the remote’s names (%j)',
    async (kind) => {
      const files = await createRemote({ ...request, ...kind }, into);
      expect(files).toContain('src/screens/parts/PartsScreen.tsx');
      const rooms = ['api', 'domain', 'locales', 'screens', 'testing'];
      expect(readdirSync(join(into, 'mf-parts/src'))).toEqual(expect.arrayContaining(rooms));
      for (const file of files) {
        expect(readFileSync(join(into, 'mf-parts', file), 'utf8')).not.toMatch(/sample|見本/i);
      }
      expect(readJson(into, 'mf-parts/src/locales/ja.json')['parts.title']).toBe('部品');
    },
  );

  it('replaces the counting files by list files', async () => {
    const files = await createRemote({ ...request, isList: true }, into);
    expect(new Set(files).size).toBe(files.length);
    expect(files).toContain('src/domain/PartsView.ts');
    expect(files).not.toContain('src/domain/countByState.ts');
    const content = join(into, 'mf-parts/src/screens/parts/PartsContent.tsx');
    expect(readFileSync(content, 'utf8')).toContain('useList(partsSource, applyPartsView)');
  });

  it('writes no list files into a remote without a list', async () => {
    const files = await createRemote(request, into);
    expect(files).toContain('src/domain/countByState.ts');
    expect(files).not.toContain('src/domain/PartsView.ts');
  });

  it('writes a detail page beside a list that leads to it', async () => {
    const files = await createRemote({ ...request, isList: true, hasDetail: true }, into);
    expect(new Set(files).size).toBe(files.length);
    expect(files).toContain('src/screens/item/ItemScreen.tsx');
    const columns = join(into, 'mf-parts/src/screens/parts/usePartsColumns.tsx');
    expect(readFileSync(columns, 'utf8')).toContain('to={paths.item(id)}');
    const config = readFileSync(join(into, 'mf-parts/remote.config.ts'), 'utf8');
    expect(config).toContain("path: '/parts/:id'");
    expect(config).toContain("icon: 'factory'");
  });

  it('declares the same dependencies and versions as the model remote', async () => {
    await createRemote(request, into);
    const made = readJson(into, 'mf-parts/package.json');
    const model = readJson(root, 'mf-licenses/package.json');
    expect(made.dependencies).toEqual(model.dependencies);
    expect(made.devDependencies).toEqual(model.devDependencies);
    expect(Object.keys(made.scripts)).toEqual(Object.keys(model.scripts));
  });

  it('writes a separate repository that knows the portal', async () => {
    const files = await createRemote({ ...request, portal: 'http://localhost:3100' }, into);
    expect(files).toEqual(
      expect.arrayContaining(['.gitignore', 'eslint.config.js', 'jest.config.js', 'README.md']),
    );
    expect(files.filter((file) => file.includes('standalone'))).toEqual([]);
    const readme = readFileSync(join(into, 'mf-parts/README.md'), 'utf8');
    expect(readme).toContain('export MANAGER_URL=http://localhost:3100');
  });

  it('leaves nothing behind on failure', async () => {
    mkdirSync(join(into, 'mf-parts/src'), { recursive: true });
    await expect(createRemote(request, into)).rejects.toThrow();
    expect(readdirSync(join(into, 'mf-parts/src'))).toEqual([]);
    expect(existsSync(join(into, '.cache'))).toBe(true);
    expect(readdirSync(join(into, '.cache'))).toEqual([]);
  });
});
