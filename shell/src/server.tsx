import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { StaticRouter } from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import { createPage } from './createPage.ts';
import { rememberEarlyClicks } from './earlyClicks.ts';
import { guardPage } from './guardPage.ts';
import { rememberPreviewClicks } from './previewClicks.ts';
import { Root } from './Root.tsx';

/**
 * The frame of one request: markup, style tags without a nonce, and a script that follows the
 * markup.
 */
export interface RenderedFrame {
  readonly html: string;
  readonly styles: string;
  readonly script: string;
  /** A script that follows the markup of the screen's preview. */
  readonly previewScript: string;
  /** The script at the beginning of the page that repairs failed scripts. */
  readonly guard: string;
}

/**
 * The frame is rendered without its screen, whose preview the server renders in another process.
 */
const noRemotes = {
  load: () => Promise.reject(new Error('Screens are not loaded on the server')),
  fetchRegistry: () => Promise.reject(new Error('The registry is not read on the server')),
  carriedRemotes: () => [],
  tellAs: () => () => undefined,
};

/** Renders the frame from the data that hydrate the page. */
export function renderFrame(bootstrap: PageBootstrap): RenderedFrame {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={bootstrap.url}>
          <Root page={createPage(bootstrap, noRemotes)} />
        </StaticRouter>,
      ),
    );
    return {
      html,
      styles: sheet.getStyleTags(),
      script: rememberEarlyClicks,
      previewScript: rememberPreviewClicks,
      guard: guardPage(bootstrap.locale),
    };
  } finally {
    sheet.seal();
  }
}
