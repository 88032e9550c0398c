import { StaticRouter } from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import type { RenderedFrame } from '@portal/shell/src/server.tsx';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createPlainPage } from './createPlainPage.ts';
import { PlainRoot } from './PlainRoot.tsx';

/** Like the shell's `renderFrame`. */
export function renderFrame(bootstrap: PageBootstrap): RenderedFrame {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={bootstrap.url}>
          <PlainRoot page={createPlainPage(bootstrap)} />
        </StaticRouter>,
      ),
    );
    return { html, styles: sheet.getStyleTags(), script: '', previewScript: '', guard: '' };
  } finally {
    sheet.seal();
  }
}
