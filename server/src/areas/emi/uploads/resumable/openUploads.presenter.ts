import type { EmiOpenUploads } from '@portal/shared/contracts';
import type { PartialUpload } from './partialUploads.queries.ts';

/** The wire format of a resumable upload. */
export function emiOpenUploadRow(
  { id, license_id, src_filename, src_bytes, src_modified, expires_at }: PartialUpload,
  receivedBytes: number,
): EmiOpenUploads[number] {
  return {
    id,
    license_id,
    src_filename,
    src_bytes,
    src_modified,
    received_bytes: receivedBytes,
    expires_at: expires_at.toISOString(),
  };
}
