import { api, isApiError, useMutation, useQueryClient } from '@portal/shared';
import { licensesSchema } from '@portal/shared/contracts';
import type { License } from '@portal/shared/domain';
import { licensePageKey } from './licensePageQuery.ts';
import { licenseSource } from './licenseSource.ts';
import { useTellLicenseChange } from './useTellLicenseChange.ts';

/**
 * Releases a license: ends the lease of the active user that the reader saw, and of nobody else.
 * The answer is the new list; a refusal means that the shown list is out of date.
 */
export function useReleaseLicense() {
  const client = useQueryClient();
  const tellChange = useTellLicenseChange();
  const { queryKey } = licenseSource;
  return useMutation({
    mutationFn: ({ id, activation }: License) => {
      const seen = new URLSearchParams({ active_user_id: activation.activeUser?.id ?? '' });
      return api.delete(
        `/api/license/${encodeURIComponent(id)}?${seen.toString()}`,
        licensesSchema,
      );
    },
    onSuccess: async (rows) => {
      tellChange('released');
      client.setQueryData(queryKey, rows);
      await client.invalidateQueries({ queryKey: licensePageKey });
    },
    onError: async (error) => {
      if (isApiError(error) && error.kind === 'refused') {
        await client.invalidateQueries({ queryKey, exact: true });
        await client.invalidateQueries({ queryKey: licensePageKey });
      }
    },
  });
}
