import type { PageBootstrap, Preview, RemoteRoute, StreamedAnswer } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import type { PreviewScript } from '../../previews/Previews.ts';
import type { ShellFrame } from '../ShellBuild.ts';
import { addedStyles } from './addedStyles.ts';
import { readStyleTag, writeStyleTag } from './styleSheet.ts';

interface Screen {
  readonly script: PreviewScript;
  readonly bootstrap: PageBootstrap;
  readonly route: RemoteRoute;
  readonly answers: readonly StreamedAnswer[];
}

/** Renders the preview of a screen, so that it can be seen before its scripts have arrived. */
export function renderPreview(
  { previews }: Pick<Deps, 'previews'>,
  { script, bootstrap, route, answers }: Screen,
): Promise<Preview | undefined> {
  // The remote's preview script gets only what its screen gets in the browser. Answers come in any
  // order; the same ones make the same request.
  const ordered = answers.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return previews.render(script, { bootstrap, route: route.path, answers: ordered });
}

/**
 * The markup that puts a preview where the frame waits for the screen. It does nothing when the
 * screen is already there.
 *
 * Of the styles only what the frame has not is sent, as a second sheet that goes with the frame's: when
 * styled-components is loaded it takes over both, and the screen finds its rules there.
 */
export function previewMarkup(
  { html, styles }: Preview,
  { previewScript, styles: frameStyles }: Pick<ShellFrame, 'previewScript' | 'styles'>,
  nonce: string,
): string {
  const sheets = [readStyleTag(frameStyles), readStyleTag(styles)] as const;
  const added = sheets[0] && sheets[1] && addedStyles(sheets[0], sheets[1]);
  return [
    added
      ? writeStyleTag(added, nonce)
      : styles.replaceAll(/<style [^<>]*>/g, `<style nonce="${nonce}">`),
    `<template id="preview">${html}</template>`,
    `<script nonce="${nonce}">${moveIntoPlace};${makeReady};${previewScript}</script>`,
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

/**
 * A browser looks through all its languages when it is first asked for one, for numbers and for days,
 * which takes 71 ms on a slow processor. While scripts are on their way that costs nothing.
 */
const makeReady =
  'self.requestIdleCallback&&requestIdleCallback(function(){' +
  "[Intl.NumberFormat,Intl.DateTimeFormat].forEach(function(of){of.supportedLocalesOf('en')})})";
