import { api } from '@portal/shared';
import { emiTokenSchema, emiUploadOpenedSchema } from '@portal/shared/contracts';
import { emiUsageNotesVersion } from '@portal/shared/domain';
import { readTextFile } from '@portal/shared/overlays';
import type { BoardUpload } from '../../domain/upload/BoardChoice.ts';
import { uploadsPath } from './openUploadsQuery.ts';
import { settingsText } from './settings.presenter.ts';

/**
 * Creates the upload of a board with its settings.
 * @returns its id
 * @throws ApiError; a refusal has a sentence in `message`
 */
export async function openUpload(
  { licenseId, file, classes, settings }: BoardUpload,
  signal: AbortSignal,
): Promise<string> {
  const { token } = await api.get('/api/v1/demitasnx/auth', emiTokenSchema, { signal });
  const said = {
    token,
    license_id: licenseId,
    terms: emiUsageNotesVersion,
    filename: file.name,
    last_modified: String(file.lastModified),
    settings: settingsText(settings) ?? '',
  };
  const { id } = await api.post(
    uploadsPath,
    // The list of classes may be too long for a header.
    { json: classes === null ? {} : { classes: await readTextFile(classes) } },
    emiUploadOpenedSchema,
    {
      signal,
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Length': String(file.size),
        'Upload-Metadata': metadataOf(said),
      },
    },
  );
  return id;
}

/** The metadata header of the tus protocol: names with UTF-8 values in Base64. */
function metadataOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${btoa(bytesOf(value))}`)
    .join(',');
}

const bytesOf = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
