import { api, saveFile, useMutation } from '@portal/shared';
import { licenseFileSchema } from '@portal/shared/contracts';
import { paths } from '../paths.ts';

/**
 * Downloads the license file of a standalone license by its number. A call and not a link, because
 * a link of an embedded remote would lead to the embedding site and carry no bearer token.
 */
export function useSaveLicenseFile() {
  return useMutation({
    mutationFn: async (number: string) => {
      const text = await api.get(paths.licenseFile(number), licenseFileSchema, { answer: 'text' });
      saveFile(`${number}.lic`, new Blob([`${text}\n`], { type: 'application/octet-stream' }));
    },
    aboutOf: String,
  });
}
