import type { EmiOpenUploads } from '@portal/shared/contracts';
import { presentOpenUpload } from '../api/upload/openUpload.presenter.ts';
import type { OpenUpload } from '../domain/upload/OpenUpload.ts';

type Row = EmiOpenUploads[number];

/** An upload as on the wire, interrupted after 3 of 7 bytes. */
export function anOpenUploadRow(changes: Partial<Row> = {}): Row {
  return {
    id: 'upload-1',
    license_id: 'emi-1',
    src_filename: 'router.tgz',
    src_bytes: 7,
    src_modified: 1_763_700_000_000,
    received_bytes: 3,
    expires_at: '2026-11-21T01:00:00Z',
    ...changes,
  };
}

/** The upload of `anOpenUploadRow`, converted for screens. */
export function anOpenUpload(changes: Partial<Row> = {}): OpenUpload {
  return presentOpenUpload(anOpenUploadRow(changes));
}
