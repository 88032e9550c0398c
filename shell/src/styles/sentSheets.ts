/** What styled-components leaves alone; what it has not written itself is marked `true`. */
const kept = 'active';

/**
 * The style elements with the rules that the server has sent, of the frame and of a preview. They are
 * marked before styled-components is evaluated, which would write their rules anew and take them out.
 */
export const sentSheets: readonly HTMLStyleElement[] = [
  ...document.querySelectorAll<HTMLStyleElement>('style[data-styled="true"]'),
];
for (const element of sentSheets) element.dataset.styled = kept;
