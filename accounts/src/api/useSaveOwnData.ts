import { api, saveFile, useMutation } from '@portal/shared';
import { withRecentProof } from '../session/withRecentProof.ts';

/** Saves everything that is kept of the signed-in person as a ZIP file. */
export function useSaveOwnData() {
  return useMutation({
    mutationFn: async () => {
      const file = () => api.file('/api/user/data.zip', 'application/zip');
      saveFile('my-data.zip', await withRecentProof(file));
    },
  });
}
