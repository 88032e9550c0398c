import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PageBootstrap, Preview, RemoteRoute, StreamedAnswer } from '@portal/shared/remote';
import type { Deps } from '../../deps.ts';
import type { PreviewScript } from '../../previews/Previews.ts';
import { storedRelease } from '../registry/readRegistry.ts';

interface Screen {
  readonly bootstrap: PageBootstrap;
  readonly route: RemoteRoute;
  readonly answers: readonly StreamedAnswer[];
}

/**
 * Renders the preview of a screen, so that it can be seen before its scripts have arrived. It needs
 * every answer that the screen begins with; without one, it would show less than the screen does a
 * moment later.
 */
export async function renderPreview(
  deps: Pick<Deps, 'db' | 'blobs' | 'previews'>,
  { bootstrap, route, answers }: Screen,
): Promise<Preview | undefined> {
  if (answers.length < (route.prefetch ?? []).length) return undefined;
  const script = await previewScript(deps, bootstrap);
  if (script === undefined) return undefined;
  // The remote's preview script gets only what its screen gets in the browser.
  return deps.previews.render(script, { bootstrap, route: route.path, answers });
}

async function previewScript(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { remote }: PageBootstrap,
): Promise<PreviewScript | undefined> {
  // Files of a remote on another host are not read by the server.
  if (!remote?.current.base.startsWith('/')) return undefined;
  const { base, manifest } = await storedRelease(db, remote.name, remote.current.hash);
  const { preview, hash, integrity } = manifest;
  if (preview === undefined) return undefined;
  return {
    id: hash,
    read: async () => {
      const content = await buffer(await blobs.read(`${base.slice(1)}${preview}`));
      const digest = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (integrity[preview] !== digest) throw new Error(`${preview} is not what was published`);
      return content;
    },
  };
}

/**
 * The markup that puts a preview where the frame waits for the screen. It does nothing when the
 * screen is already there.
 */
export function previewMarkup({ html, styles }: Preview, nonce: string): string {
  return [
    styles.replaceAll(/<style [^>]*>/g, `<style nonce="${nonce}">`),
    `<template id="preview">${html}</template>`,
    `<script nonce="${nonce}">${moveIntoPlace}</script>`,
    '',
  ].join('\n');
}

const moveIntoPlace = [
  '(function(){',
  "var preview=document.getElementById('preview');",
  "var place=document.querySelector('[data-preview-place]');",
  'if(place)place.append(preview.content);',
  'preview.remove()',
  '})()',
].join('');
