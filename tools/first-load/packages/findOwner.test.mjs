import { describe, expect, it } from '@jest/globals';
import { findOwner } from './findOwner.mjs';

describe('findOwner', () => {
  it.each([
    [
      'webpack://portal_shell/../node_modules/react-dom/cjs/react-dom-client.production.js',
      'react-dom',
    ],
    [
      'webpack://portal_shell/../node_modules/@tanstack/query-core/build/query.js',
      '@tanstack/query-core',
    ],
    ['webpack://portal_shell/../node_modules/a/node_modules/b/index.js', 'b'],
    [
      'webpack://portal_shell/../node_modules/@module-federation/sdk/dist/index.js',
      '@module-federation',
    ],
    ['webpack://portal_shell/./node_modules/.federation/entry.1.js', '@module-federation'],
    ['webpack://portal_shell/../shared/src/ui/Button.tsx', 'shared'],
    ['webpack://portal_shell/./src/index.ts', 'shell'],
    ['webpack://portal_shell/webpack/runtime/load script', 'webpack'],
    ['', 'webpack'],
  ])('finds the owner of %s', (source, owner) => {
    expect(findOwner(source, 'shell')).toBe(owner);
  });
});
