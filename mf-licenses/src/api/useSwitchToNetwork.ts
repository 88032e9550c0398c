import { useMutation, useQueryClient } from '@portal/shared';
import { licenseSource } from './licenseSource.ts';
import { sendSwitchRequest } from './sendSwitchRequest.ts';
import { useTellLicenseChange } from './useTellLicenseChange.ts';

/** Switches a device's licenses back to network, with its release request file (.lrr). */
export function useSwitchToNetwork() {
  const client = useQueryClient();
  const tellChange = useTellLicenseChange();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('lrr', file);
      return sendSwitchRequest('/api/license/lrr', form);
    },
    onSuccess: () => {
      tellChange('network');
      return client.invalidateQueries({ queryKey: licenseSource.queryKey });
    },
  });
}
