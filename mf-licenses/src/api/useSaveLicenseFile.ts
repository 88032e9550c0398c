import { api, saveFile, useMutation } from '@portal/shared';
import { licenseFileSchema } from '@portal/shared/contracts';
import { paths } from '../paths.ts';

/**
 * Downloads the license file of a standalone license by its number. It is called and not linked to:
 * on another site a link would lead there, and carry no bearer.
 */
export function useSaveLicenseFile() {
  return useMutation({
    mutationFn: async (number: string) => {
      const text = await api.get(paths.licenseFile(number), licenseFileSchema, { answer: 'text' });
      saveFile(`${number}.lic`, new Blob([`${text}\n`], { type: 'application/octet-stream' }));
    },
  });
}
