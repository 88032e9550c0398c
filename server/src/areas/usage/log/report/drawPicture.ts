import { renderAsync } from '@resvg/resvg-js';
import { fontFiles } from '@portal/paper/fonts.ts';

/** Pixel ratio, for sharp pictures on high-density screens. */
const scale = 2;

/**
 * Renders an SVG as PNG, only with the fonts of the portal's papers. Does not load external
 * resources.
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
