import { useMutation } from '@portal/shared';
import { saveQuotationFile } from './saveQuotationFile.ts';
import { useMakeQuotation, type WantedQuotation } from './useMakeQuotation.ts';

/**
 * Makes a quotation and downloads its file. When the quotation was made but the download failed,
 * that is a success with `error`: the file can be downloaded again by its hash.
 */
export function useCreateQuotation() {
  const make = useMakeQuotation();
  return useMutation({
    mutationFn: async (wanted: WantedQuotation) => {
      const made = await make(wanted);
      const error: unknown = await saveQuotationFile(made.hash).then(
        () => null,
        (failure: unknown) => failure,
      );
      return { ...made, error };
    },
  });
}
