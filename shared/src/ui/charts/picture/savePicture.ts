import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { saveFile } from '../../../web/files/saveFile.ts';
import type { Picture, PictureKind } from './Picture.ts';

/** Pixels of the bitmap per pixel of the drawing, if the bitmap does not become too large. */
const sharpness = 2;
const mostPixels = 16_000;

/**
 * Draws a picture outside the page and downloads it.
 * @throws Error when the browser cannot create the bitmap
 */
export async function savePicture(
  fileName: string,
  kind: PictureKind,
  picture: Picture,
): Promise<void> {
  const text = drawApart(picture);
  if (kind === 'svg') {
    saveFile(`${fileName}.svg`, new Blob([text], { type: 'image/svg+xml' }));
    return;
  }
  saveFile(`${fileName}.png`, await bitmapOf(text, picture));
}

function drawApart({ element }: Picture): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => {
    root.render(element);
  });
  const drawn = place.firstElementChild;
  const text = drawn === null ? '' : new XMLSerializer().serializeToString(drawn);
  root.unmount();
  return text;
}

async function bitmapOf(text: string, { width, height }: Picture): Promise<Blob> {
  const image = new Image();
  // A data URL with the drawing: the content security policy allows no other kind.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = height * sharpness > mostPixels ? 1 : sharpness;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The browser made no bitmap of the drawing');
  return blob;
}
