import type { PageBootstrap, Preview, RemoteRoute, StreamedAnswer } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import type { PreviewScript } from '../../previews/Previews.ts';
import type { ShellFrame } from '../ShellBuild.ts';
import { addedStyles } from './addedStyles.ts';
import { readStyleTag, writeStyleTag, type StyleSheet } from './styleSheet.ts';

interface Screen {
  readonly script: PreviewScript;
  readonly bootstrap: PageBootstrap;
  readonly route: RemoteRoute;
  readonly answers: readonly StreamedAnswer[];
}

/** Renders a screen's preview, which is visible before its scripts have loaded. */
export function renderPreview(
  { previews }: Pick<Deps, 'previews'>,
  { script, bootstrap, route, answers }: Screen,
): Promise<Preview | undefined> {
  // The preview script gets only what the screen gets in the browser. Sorted: responses arrive in
  // any order, and equal ones should hit the cache.
  const ordered = answers.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return previews.render(script, { bootstrap, route: route.path, answers: ordered });
}

/**
 * The markup that moves a preview to where the frame expects the screen, unless the screen is
 * already there.
 *
 * Sends only styles that the frame lacks, as a second sheet compatible with the frame's:
 * styled-components hydrates both when it loads.
 */
export function previewMarkup(
  preview: Preview,
  { previewScript, styles: frameStyles }: Pick<ShellFrame, 'previewScript' | 'styles'>,
  nonce: string,
): string {
  const { html, styles } = preview;
  const added = addedTo(frameStyles, preview);
  return [
    added
      ? writeStyleTag(added, nonce)
      : styles.replaceAll(/<style [^<>]*>/g, `<style nonce="${nonce}">`),
    `<template id="preview">${html}</template>`,
    `<script nonce="${nonce}">${moveIntoPlace};${makeReady};${previewScript}</script>`,
    '',
  ].join('\n');
}

/** Styles that cached previews add, since equal visits get the same preview object. */
const known = new WeakMap<
  Preview,
  { readonly frameStyles: string; readonly sheet: StyleSheet | undefined }
>();

/** Finds the rules that a preview adds to a frame, once for each preview and frame. */
function addedTo(frameStyles: string, preview: Preview): StyleSheet | undefined {
  const found = known.get(preview);
  if (found?.frameStyles === frameStyles) return found.sheet;
  const [frame, own] = [readStyleTag(frameStyles), readStyleTag(preview.styles)];
  const sheet = frame && own && addedStyles(frame, own);
  known.set(preview, { frameStyles, sheet });
  return sheet;
}

const moveIntoPlace = [
  '(function(){',
  "var preview=document.getElementById('preview');",
  "var place=document.querySelector('[data-preview-place]');",
  'if(place)place.append(preview.content);',
  'preview.remove()',
  '})()',
].join('');

/**
 * Warms up Intl: the first number and date format takes a browser 71 ms on a slow processor, which
 * costs nothing while scripts are loading.
 */
const makeReady =
  'self.requestIdleCallback&&requestIdleCallback(function(){' +
  "[Intl.NumberFormat,Intl.DateTimeFormat].forEach(function(of){of.supportedLocalesOf('en')})})";
