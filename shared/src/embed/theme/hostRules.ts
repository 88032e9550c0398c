import { forcedColors } from '../../ui/theme/pageRules.ts';
import { theme } from '../../ui/theme/theme.ts';
import { bothRules, brandRules, lightRules } from './themeRules.ts';

/**
 * The place of an embedded screen, and its colors: those of the portal, in the scheme that the page
 * around has by its `color-scheme`, as far as the page gives none by `PortalProperties`.
 */
export const hostRules = `
  :host {
    display: block;
    box-sizing: border-box;
    padding: ${theme.space(4)};
    ${lightRules}
  }
  :host([hidden]) { display: none; }
  @supports (color: light-dark(#000, #fff)) {
    :host { ${bothRules} }
  }
  @supports (color: light-dark(#000, #fff)) and (color: oklch(from #000 l c h)) {
    :host { ${brandRules} }
  }
  @media (forced-colors: active) {
    :host { ${forcedColors} }
  }
  @media print {
    :host { color-scheme: light; }
  }
`;
