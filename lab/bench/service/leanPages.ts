import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetStore } from '@portal/server/src/composition/assets/AssetStore.ts';
import type { Module } from '@portal/server/src/platform/http/createApp.ts';
import { shellPath } from '@portal/server/src/composition/pages/loadShellBuild.ts';
import { screens } from '../lean/src/screens.ts';
import { serveIndexHtml } from './indexHtml.ts';

const client = path.join(import.meta.dirname, '../lean/dist/client');

/**
 * Stores the lean page's files like the shell's, with the same compression and caching.
 * @returns its pages
 */
export async function loadLeanPages(assets: AssetStore): Promise<Module> {
  const files = (await readdir(client)).filter((file) => file.endsWith('.js'));
  for (const file of files) {
    await assets.put(`${shellPath.slice(1)}${file}`, await readFile(path.join(client, file)));
  }
  const entries = files.filter((file) => file.startsWith('main.'));
  const scripts = entries.map((file) => `${shellPath}${file}`);
  return () => async (app) => {
    serveIndexHtml(
      app,
      screens.map((screen) => screen.path),
      scripts,
    );
  };
}
