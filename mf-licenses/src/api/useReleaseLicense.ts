import { api, isApiError, useMutation, useQueryClient } from '@portal/shared';
import { licensesSchema } from '@portal/shared/contracts';
import type { License } from '@portal/shared/domain';
import { useRef } from 'react';
import { isAnswerLost } from './isAnswerLost.ts';
import { licensePageKey } from './licensePageQuery.ts';
import { licenseSource } from './licenseSource.ts';
import { useTellLicenseChange } from './useTellLicenseChange.ts';

/**
 * Releases a license by ending the lease of the displayed active user only. The response is the new
 * list; a refusal means that the displayed list is outdated. If the answer to a first attempt was
 * lost and a retry finds no user, the first attempt released it.
 */
export function useReleaseLicense() {
  const client = useQueryClient();
  const tellChange = useTellLicenseChange();
  const { queryKey, path } = licenseSource;
  const wasLost = useRef(false);
  return useMutation({
    mutationFn: async ({ id, activation }: License) => {
      const seen = new URLSearchParams({ active_user_id: activation.activeUser?.id ?? '' });
      try {
        return await api.delete(
          `/api/license/${encodeURIComponent(id)}?${seen.toString()}`,
          licensesSchema,
        );
      } catch (error) {
        const isRepeated = wasLost.current && isApiError(error) && error.code === 'not_in_use';
        if (isRepeated) return api.get(path, licensesSchema);
        wasLost.current ||= isAnswerLost(error);
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
