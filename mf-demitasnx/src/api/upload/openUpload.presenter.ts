import type { EmiOpenUploads } from '@portal/shared/contracts';
import type { OpenUpload } from '../../domain/upload/OpenUpload.ts';

export function presentOpenUpload(row: EmiOpenUploads[number]): OpenUpload {
  return {
    id: row.id,
    licenseId: row.license_id,
    fileName: row.src_filename,
    totalBytes: row.src_bytes,
    sentBytes: row.received_bytes,
    fileChangedAtMs: row.src_modified,
    expiresAt: row.expires_at,
  };
}
