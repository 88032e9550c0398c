import { createGlobalStyle } from 'styled-components';
import { bothRules, brandRules, lightRules } from './themeRules.ts';

/**
 * The colors of an embedded screen: those of the portal, in the scheme that the page around has by its
 * `color-scheme`, as far as the page gives none by `PortalProperties`.
 */
export const EmbedTheme = createGlobalStyle`
  :host { ${lightRules} }
  @supports (color: light-dark(#000, #fff)) {
    :host { ${bothRules} }
  }
  @supports (color: light-dark(#000, #fff)) and (color: oklch(from #000 l c h)) {
    :host { ${brandRules} }
  }
  @media print {
    :host { color-scheme: light; }
  }
`;
