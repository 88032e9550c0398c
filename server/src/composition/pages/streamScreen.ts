import { setTimeout as wait } from 'node:timers/promises';
import type { PageBootstrap, StreamedAnswer } from '@portal/shared/remote';
import { jsonScript } from '../../platform/answers/html.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { PreviewScript } from '../previews/Previews.ts';
import { holdScripts } from './holdScripts.ts';
import type { PageScripts } from './pageScripts.ts';
import type { ShellFrame } from './ShellBuild.ts';
import type { PageStream } from './pageStream.ts';
import { previewMarkup, renderPreview } from './previews/renderPreview.ts';
import { streamAnswers, type Visit } from './streamAnswers.ts';

/**
 * Delay between preview and scripts in ms: two frames, in which a browser with nothing else to read
 * paints the preview.
 */
const drawnMs = 34;

interface Screen {
  readonly visit: Omit<Visit, 'onAnswer'>;
  readonly bootstrap: PageBootstrap;
  readonly nonce: string;
  readonly frame: ShellFrame;
  /** The preview script. Without one, the page has its scripts already. */
  readonly preview: PreviewScript | undefined;
  readonly scripts: PageScripts;
}

/** Streams a screen's data, its preview, and then the page's scripts. */
export async function streamScreen(
  deps: Pick<Deps, 'previews'>,
  stream: PageStream,
  { visit, bootstrap, nonce, frame, preview: script, scripts }: Screen,
): Promise<void> {
  const { route } = visit;
  const answers: StreamedAnswer[] = [];
  const onAnswer = (answer: StreamedAnswer) => {
    answers.push(answer);
    stream.send(jsonScript('data-portal-answer', answer));
  };
  if (!script) {
    await streamAnswers({ ...visit, onAnswer });
    return;
  }
  const bringScripts = holdScripts(stream, scripts);
  try {
    const isWhole = await streamAnswers({ ...visit, onAnswer });
    // A preview with missing responses would show less than the screen a moment later.
    if (!isWhole) return;
    const preview = await renderPreview(deps, { script, bootstrap, route, answers });
    if (!preview) return;
    stream.send(previewMarkup(preview, frame, nonce));
    await wait(drawnMs);
  } finally {
    bringScripts();
  }
}
