import { api, isApiError, useMutation, useQueryClient } from '@portal/shared';
import { licensesSchema } from '@portal/shared/contracts';
import type { License } from '@portal/shared/domain';
import { useState } from 'react';
import { createLostReleases } from './createLostReleases.ts';
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
  const { queryKey, path } = licenseSource;
  const [lost] = useState(createLostReleases);
  return useMutation({
    mutationFn: async (license: License) => {
      const { id, activation } = license;
      const seen = new URLSearchParams({ active_user_id: activation.activeUser?.id ?? '' });
      try {
        return await api.delete(
          `/api/license/${encodeURIComponent(id)}?${seen.toString()}`,
          licensesSchema,
        );
      } catch (error) {
        if (isApiError(error) && lost.isDone(id, error.code)) return api.get(path, licensesSchema);
        lost.note(error, [license]);
        throw error;
      }
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
