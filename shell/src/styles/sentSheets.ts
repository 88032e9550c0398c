/** Value of `data-styled` that styled-components ignores; it copies the rules of `true`. */
const kept = 'active';

/**
 * The server's style elements of the frame and of a preview. They are marked before styled-components
 * is evaluated, which would otherwise copy their rules and remove them.
 */
export const sentSheets: readonly HTMLStyleElement[] = [
  ...document.querySelectorAll<HTMLStyleElement>('style[data-styled="true"]'),
];
for (const element of sentSheets) element.dataset.styled = kept;
