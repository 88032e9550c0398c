import { renderAsync } from '@resvg/resvg-js';
import { fontFiles } from '@portal/paper/fonts.ts';

/** Pictures have twice the pixels of their size, for screens that show them finely. */
const scale = 2;

/**
 * Draws an SVG as PNG, with the fonts of the portal's papers and no other. Addresses in it are not
 * followed.
 */
export async function drawPicture(svg: string): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      fontFiles: Object.values(fontFiles()),
      loadSystemFonts: false,
      defaultFontFamily: 'Noto Sans JP',
    },
  });
  return picture.asPng();
}
