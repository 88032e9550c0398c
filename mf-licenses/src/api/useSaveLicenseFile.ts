import { api, saveFile, useMutation } from '@portal/shared';
import { licenseFileSchema } from '@portal/shared/contracts';
import { paths } from '../paths.ts';

/**
 * Downloads the license file of a standalone license by its number. It is a call and not a link,
 * because in an embedded remote a link would lead to the other site and carry no bearer token.
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
