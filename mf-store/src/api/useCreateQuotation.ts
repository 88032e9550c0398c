import { useMutation } from '@portal/shared';
import { saveQuotationFile } from './saveQuotationFile.ts';
import { useMakeQuotation, type WantedQuotation } from './useMakeQuotation.ts';

/**
 * Creates a quotation and downloads its file. If only the download fails, the result is a success
 * with `error`: the file can be downloaded again by its hash.
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
