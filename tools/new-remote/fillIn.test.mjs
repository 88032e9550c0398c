import { expect, it } from '@jest/globals';
import { fillIn } from './fillIn.mjs';

const request = {
  name: 'parts-search',
  path: '/parts',
  title: { en: 'Parts $& more', ja: '部品検索' },
  icon: 'factory',
};

it.each([
  [
    'src/screens/sample-name/SampleNameScreen.tsx',
    'src/screens/parts-search/PartsSearchScreen.tsx',
  ],
  ["path: '/sample-path'", "path: '/parts'"],
  ["id: 'sampleName.title'", "id: 'partsSearch.title'"],
  ['"@portal/mf-sample-name"', '"@portal/mf-parts-search"'],
  ["{ en: 'Sample title', ja: '見本の題' }", "{ en: 'Parts $& more', ja: '部品検索' }"],
  ['src/domain/SampleNameView.list.ts', 'src/domain/PartsSearchView.ts'],
  ["from './messages.list.ts'", "from './messages.ts'"],
  ['src/paths.detail.ts', 'src/paths.ts'],
  ["icon: 'layout-grid'", "icon: 'factory'"],
  ['.standalone.gitignore', '.gitignore'],
])('fills in %s', (text, filled) => {
  expect(fillIn(text, request)).toBe(filled);
});
