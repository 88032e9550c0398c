import { InvalidError } from '../../../platform/errors.ts';

/** Edge of the stored pictures, in pixels: twice the largest that is shown. */
const edge = 256;
/** Pictures with more pixels are refused before they are decoded. */
const mostPixels = 64_000_000;

/** The first bytes of the accepted formats. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * Crops a PNG, JPEG or WebP picture to a centred square in WebP. Encoding it again drops metadata,
 * such as where it was taken. The content decides the format, not the file's name.
 * @throws InvalidError `not_a_picture`
 */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  if (!beginnings.some((isOurs) => isOurs(bytes))) throw notAPicture();
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(edge, edge, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Truncated, broken or with too many pixels: whatever the library says, it cannot be shown.
    throw notAPicture();
  }
}

function notAPicture(): InvalidError {
  return new InvalidError({ picture: 'not_a_picture' });
}
