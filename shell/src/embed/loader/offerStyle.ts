import { bodyRules, hostRules, theme } from '@portal/shared/embed-loader';

const { color, font, focusRing, media, motion, radius, size, space } = theme;

/**
 * The look of the frame, and of the sign-in button as `StateMessage` and `Button` have it in the core.
 * `1rem` is the reader's own size, whatever the page made of its root.
 */
const offerStyle = `
  ${hostRules}
  :host { ${bodyRules} }
  *, ::before, ::after { box-sizing: border-box; }
  .offer {
    --p-rem: 1em;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space(3)};
    padding: ${space(10)} ${space(4)};
    font-size: medium;
    text-align: center;
  }
  .badge {
    display: inline-flex;
    padding: ${space(3)};
    border-radius: ${radius.pill};
    background: ${color.greySoft};
    outline: 1px solid ${color.softEdge};
    color: ${color.grey};
  }
  .offer p { max-width: 48ch; margin: 0; font-size: ${font.size.l}; text-wrap: pretty; }
  .offer p:lang(ja) { line-height: ${font.line.japanese}; word-break: auto-phrase; }
  .offer button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
    min-height: ${size.control};
    margin: 0;
    padding: 0 ${space(4)};
    border: 1px solid transparent;
    border-radius: ${radius.m};
    background: ${color.brand};
    color: ${color.onBrand};
    font: inherit;
    font-size: ${font.size.m};
    font-weight: ${font.weight.medium};
    line-height: ${font.line.tight};
    letter-spacing: inherit;
    white-space: nowrap;
    cursor: pointer;
    transition: background-color ${motion.fast};
  }
  .offer button:hover { background: ${color.brandHover}; }
  .offer button:focus-visible { ${focusRing} }
  .offer button[aria-disabled] {
    background: ${color.greySoft};
    border-color: ${color.softEdge};
    color: ${color.grey};
    cursor: not-allowed;
  }
  .spinner {
    width: 1em;
    height: 1em;
    flex: none;
    border: 2px solid currentcolor;
    border-right-color: transparent;
    border-radius: ${radius.pill};
    animation: turn 700ms linear infinite;
  }
  @keyframes turn { to { transform: rotate(360deg); } }
  ${media.touch} { .offer button { min-height: ${size.touch}; } }
  @media print { .offer button { display: none; } }
  @media (prefers-reduced-motion: reduce) {
    .spinner { animation: none; }
    .offer button { transition: none; }
  }
`;

/**
 * Styles a shadow root without a style element, which a page's policy may forbid.
 *
 * @returns a function that removes the styles
 */
export function addFrame(shadow: ShadowRoot): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(offerStyle);
  shadow.adoptedStyleSheets = [sheet];
  return () => {
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
