import { createGlobalStyle } from 'styled-components';
import { wideSheet } from './paper.ts';
import { bottomHeight } from './bottomHeight.ts';
import { pinnedHeight } from './pinnedHeight.ts';
import { bodyRules, forcedColors, variables } from './pageRules.ts';
import { darkPalette, lightPalette } from './palettes.ts';
import { theme } from './theme.ts';

/**
 * The color variables of both schemes and the few document-wide rules. Rendered once by the shell,
 * by each accounts page and by an embed inside its shadow root (`:host`), whose colors `EmbedTheme`
 * sets.
 */
export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light dark; ${variables(lightPalette)} }
  @media (prefers-color-scheme: dark) {
    :root:where(:not([data-theme='light'])) { ${variables(darkPalette)} }
  }
  :root:where([data-theme='light']) { color-scheme: light; }
  :root:where([data-theme='dark']) { color-scheme: dark; ${variables(darkPalette)} }
  @media (forced-colors: active) {
    :root { ${forcedColors} }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scrollbar-gutter: stable; }
  /* The page keeps the space of its scroll bar, which a fixed backdrop does not cover. With a
     variable, Chromium would compute the styles of the whole page. */
  html:has([data-dims-page]) {
    background: light-dark(${lightPalette.dimmed}, ${darkPalette.dimmed});
  }
  body, :host { ${bodyRules} }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  p, li { text-wrap: pretty; }
  p:lang(ja), li:lang(ja) { line-height: ${theme.font.line.japanese}; }
  :is(h1, h2, dt, label):lang(ja) { word-break: auto-phrase; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  /* Safari on phones zooms in on a field with smaller text, and does not zoom out. */
  @media screen and (pointer: coarse) {
    input, select, textarea { font-size: max(16px, ${theme.font.size.l}) !important; }
  }
  :focus-visible { ${theme.focusRing} }
  /* The focused element must not be under the toolbar, nor a field without its label (WCAG
     2.4.11). */
  :focus {
    scroll-margin: calc(${theme.size.toolbar} + ${theme.space(3)}) 0
      calc(${theme.size.frameBottom} + var(${bottomHeight}, 0px) + ${theme.space(6)});
  }
  :is(input, select, textarea):focus {
    scroll-margin-top: calc(${theme.size.toolbar} + ${theme.space(18)});
  }
  ${theme.media.phoneUpright} {
    :focus {
      scroll-margin-bottom: calc(
        ${theme.size.frameBottom} + var(${bottomHeight}, 0px) + var(${pinnedHeight}, 0px) +
          ${theme.space(9)}
      );
    }
  }
  /* Paper is light and has the common size of offices. A wide table makes its document
     landscape. */
  @page { size: A4; margin: 14mm 12mm; }
  @page wide { size: A4 landscape; }
  @media print {
    :root { color-scheme: light; ${variables(lightPalette)} }
    html { scrollbar-gutter: auto; font-size: 87.5%; }
    body { background: none; }
    body:has([${wideSheet}]) { page: wide; }
    h1, h2, h3 { break-after: avoid; }
  }
  [hidden] { display: none !important; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
