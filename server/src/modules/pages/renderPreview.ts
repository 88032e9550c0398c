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
 * Markup of the screen as it will look, so that it can be seen before its scripts have arrived.
 * Only when every answer it begins with is there: it would otherwise show less than a moment later.
 */
export async function renderPreview(
  deps: Pick<Deps, 'db' | 'blobs' | 'previews'>,
  { bootstrap, route, answers }: Screen,
): Promise<Preview | undefined> {
  if (answers.length < (route.prefetch ?? []).length) return undefined;
  const script = await previewScript(deps, bootstrap);
  if (script === undefined) return undefined;
  // The remote's code is told nothing that its screen in the browser is not.
  return deps.previews.render(script, { bootstrap, route: route.path, answers });
}

async function previewScript(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { remote }: PageBootstrap,
): Promise<PreviewScript | undefined> {
  // Files that lie with somebody else are for browsers.
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
 * Puts a preview where the frame waits for the screen. When the screen is already there, nothing
 * happens: it is more than its picture.
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
