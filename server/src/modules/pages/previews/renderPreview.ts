import type { PageBootstrap, Preview, RemoteRoute, StreamedAnswer } from '@portal/shared/remote';
import type { Deps } from '../../../deps.ts';
import type { PreviewScript } from '../../../previews/Previews.ts';
import type { ShellFrame } from '../ShellBuild.ts';
import { mergeStyles } from './mergeStyles.ts';
import { readStyleTag, writeStyleTag } from './styleSheet.ts';

interface Screen {
  readonly script: PreviewScript;
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
  { previews }: Pick<Deps, 'previews'>,
  { script, bootstrap, route, answers }: Screen,
): Promise<Preview | undefined> {
  if (answers.length < (route.prefetch ?? []).length) return undefined;
  // The remote's preview script gets only what its screen gets in the browser.
  return previews.render(script, { bootstrap, route: route.path, answers });
}

/**
 * The markup that puts a preview where the frame waits for the screen. It does nothing when the
 * screen is already there.
 *
 * The preview's styles come with the frame's as one sheet, which styled-components takes over: when
 * the screen renders, its rules are there. A page that runs already takes no more over, and its
 * screen is about to come: it goes without the picture, whose rules would disturb the order of its
 * own.
 */
export function previewMarkup(
  { html, styles }: Preview,
  { previewScript, styles: frameStyles }: Pick<ShellFrame, 'previewScript' | 'styles'>,
  nonce: string,
): string {
  const sheets = [readStyleTag(frameStyles), readStyleTag(styles)] as const;
  const sheet = sheets[0] && sheets[1] && mergeStyles(sheets[0], sheets[1]);
  return [
    sheet
      ? writeStyleTag(sheet, nonce)
      : styles.replaceAll(/<style [^>]*>/g, `<style nonce="${nonce}">`),
    `<template id="preview">${html}</template>`,
    `<script nonce="${nonce}">${moveIntoPlace};${makeReady};${previewScript}</script>`,
    '',
  ].join('\n');
}

/** Of two sheets the first is the frame's, as the server has sent it or as styled-components has it. */
const moveIntoPlace = [
  '(function(){',
  "var preview=document.getElementById('preview');",
  "var place=document.querySelector('[data-preview-place]');",
  "var sheets=document.querySelectorAll('style[data-styled]'),first=sheets[0],whole=sheets[1];",
  "var isLate=whole&&first.getAttribute('data-styled')=='active';",
  'if(whole)(isLate?whole:first).remove();',
  'if(place&&!isLate)place.append(preview.content);',
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
