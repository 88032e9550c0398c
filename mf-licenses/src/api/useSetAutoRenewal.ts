import { api, useMutation, useQueryClient } from '@portal/shared';
import { licenseUpdateAnswerSchema } from '@portal/shared/contracts';
import { licensePageKey } from './licensePageQuery.ts';
import { licenseSource } from './licenseSource.ts';
import { useTellLicenseChange } from './useTellLicenseChange.ts';

interface AutoRenewalChange {
  readonly licenseId: string;
  readonly isOn: boolean;
}

interface AutoRenewalHandlers {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Switches auto-renewal. Pending until the list is refetched, so that the switch never jumps back.
 * The handlers run even after the row was scrolled out of view.
 */
export function useSetAutoRenewal({ onSuccess, onError }: AutoRenewalHandlers) {
  const client = useQueryClient();
  const tellChange = useTellLicenseChange();
  return useMutation({
    mutationFn: ({ licenseId, isOn }: AutoRenewalChange) =>
      api.post(
        '/api/license/update',
        { json: { license_id: licenseId, auto_continue: isOn ? 1 : 0 } },
        licenseUpdateAnswerSchema,
      ),
    onSuccess: () => {
      tellChange('auto-renewal');
      onSuccess();
    },
    onError,
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: licenseSource.queryKey, exact: true }),
        client.invalidateQueries({ queryKey: licensePageKey }),
      ]);
    },
  });
}
