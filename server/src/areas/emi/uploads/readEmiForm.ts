import type { MultipartFile } from '@fastify/multipart';
import { emiClassesBytes, emiUploadBytes, type Locale } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { EmiUploadError } from './EmiUploadError.ts';
import { readEmiFields, type EmiUploadFields } from './readEmiFields.ts';

interface Reading<T> {
  readonly locale: Locale;
  /** Receives the file while it arrives. */
  readonly onFile: (fields: EmiUploadFields, file: MultipartFile) => Promise<T>;
}

const limits = {
  fileSize: emiUploadBytes,
  fieldSize: emiClassesBytes + 1,
  fields: 6,
  // The lists may be files, too.
  files: 3,
  parts: 7,
};

/**
 * Reads the form of an upload as it arrives: its fields, then its file; ignores later parts.
 * @returns the result of `onFile`, once the whole form has arrived
 * @throws EmiUploadError
 */
export async function readEmiForm<T>(
  request: FastifyRequest,
  { locale, onFile }: Reading<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new EmiUploadError('form');
  const texts = new Map<string, string>();
  let taken: { readonly result: T } | undefined;
  for await (const part of inBatches(request)) {
    if (taken) {
      // The analysis is queued: the rest is read and ignored.
      if (part.type === 'file') part.file.resume();
    } else if (part.type === 'field') {
      texts.set(part.fieldname, textOf(part.value));
    } else if (part.fieldname === 'classes' || part.fieldname === 'roles') {
      texts.set(part.fieldname, await shortText(part));
    } else if (part.fieldname === 'file') {
      taken = { result: await onFile(await readEmiFields(texts, locale), part) };
    } else {
      throw new EmiUploadError('form');
    }
  }
  if (!taken) throw new EmiUploadError('file_missing');
  return taken.result;
}

/** The form's parts; one that cannot be read or was cut is refused in words. */
async function* inBatches(request: FastifyRequest) {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    if (error instanceof EmiUploadError) throw error;
    request.log.info({ err: error }, 'an upload of a board was cut or malformed');
    throw new EmiUploadError('form');
  }
}

/** A field's value; JSON fields arrive parsed. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function shortText({ file }: MultipartFile): Promise<string> {
  const source: AsyncIterable<Buffer> = file;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    pieces.push(chunk);
    // Stop at the first byte above the limit.
    if (bytes > emiClassesBytes) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}
