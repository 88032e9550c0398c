import { largestPictureBytes } from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { InvalidError } from '../../../platform/errors.ts';

/** The file and the rest of its form. */
export const pictureFormBytes = largestPictureBytes + 4096;

/**
 * The bytes of the file in the field `picture` of a form. @throws InvalidError `required`,
 * `too_large`, `not_a_picture` for a form that cannot be read
 */
export async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new InvalidError({ picture: 'required' });
  const picture = await readFile(request);
  if (!picture) throw new InvalidError({ picture: 'required' });
  if (picture.isCut) throw new InvalidError({ picture: 'too_large' });
  return picture.bytes;
}

async function readFile(request: FastifyRequest) {
  try {
    const limits = { fileSize: largestPictureBytes, files: 1, fields: 0, parts: 1 };
    const file = await request.file({ limits });
    if (file?.fieldname !== 'picture') return undefined;
    const bytes = await file.toBuffer();
    return { bytes, isCut: file.file.truncated };
  } catch {
    throw new InvalidError({ picture: 'not_a_picture' });
  }
}
