import { checkLicenseFile, maxLicenseFileBytes, type LicenseFileKind } from '@portal/shared/domain';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LicenseFileError } from './LicenseFileError.ts';

/** The largest form with a license file, in bytes. */
export const licenseFormBytes = maxLicenseFileBytes * 4;

interface LicenseUpload {
  readonly text: string;
  /** The other fields of the form. */
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Reads a multipart form with one license file in the field named after its kind (`lir`, `lrr`).
 * @throws LicenseFileError
 */
export async function readLicenseUpload(
  request: FastifyRequest,
  kind: LicenseFileKind,
): Promise<LicenseUpload> {
  if (!request.isMultipart()) throw new LicenseFileError('no_file');
  const fields = new Map<string, string>();
  let text: string | undefined;
  for await (const part of inBatches(request)) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
    } else if (part.fieldname === kind.toLowerCase() && part.filename) {
      const bytes = await bytesOf(part);
      const size = part.file.truncated ? Infinity : bytes.length;
      const reason = checkLicenseFile({ name: part.filename, size }, kind);
      if (reason !== null) throw new LicenseFileError(reason);
      text = bytes.toString('utf8');
    } else {
      throw new LicenseFileError('no_file');
    }
  }
  if (text === undefined) throw new LicenseFileError('no_file');
  return { text, fields };
}

/** The bytes of the file; a truncated file is refused like an unreadable one. */
async function bytesOf(part: MultipartFile): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch {
    throw new LicenseFileError('malformed');
  }
}

/** The form's parts; a form that cannot be read is refused like a file that cannot be read. */
async function* inBatches(request: FastifyRequest) {
  const limits = { fileSize: maxLicenseFileBytes, files: 1, fields: 8, fieldSize: 200, parts: 9 };
  try {
    yield* request.parts({ limits });
  } catch (error) {
    if (error instanceof LicenseFileError) throw error;
    throw new LicenseFileError('malformed');
  }
}
