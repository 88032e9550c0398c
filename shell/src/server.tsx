import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { StaticRouter } from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import { createPage } from './createPage.ts';
import { rememberEarlyClicks } from './earlyClicks.ts';
import { Root } from './Root.tsx';

/** Markup of the frame for one request, its style tags without a nonce, and a script below it. */
export interface RenderedFrame {
  readonly html: string;
  readonly styles: string;
  readonly script: string;
}

/** The frame is rendered without its screen, whose preview the server makes elsewhere. */
const noRemotes = {
  load: () => Promise.reject(new Error('Screens are not loaded on the server')),
  fetchRegistry: () => Promise.reject(new Error('The registry is not read on the server')),
};

/** Renders the frame from what the page will be hydrated with. */
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
    return { html, styles: sheet.getStyleTags(), script: rememberEarlyClicks };
  } finally {
    sheet.seal();
  }
}
