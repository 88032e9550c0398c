import { useMutation, useQueryClient } from '@portal/shared';
import type { StandaloneRequest } from '../domain/StandaloneRequest.ts';
import { licenseSource } from './licenseSource.ts';
import { sendSwitchRequest } from './sendSwitchRequest.ts';
import { useTellLicenseChange } from './useTellLicenseChange.ts';

/** Switches licenses to standalone for the device that made the request file (.lir). */
export function useSwitchToStandalone() {
  const client = useQueryClient();
  const tellChange = useTellLicenseChange();
  return useMutation({
    mutationFn: (request: StandaloneRequest) => {
      const form = new FormData();
      form.set('license_id_schematic', request.schematicId);
      form.set('license_id_pcb', request.pcbId);
      form.set('user_id', request.userId);
      form.set('lir', request.file);
      return sendSwitchRequest('/api/license/lir', form);
    },
    onSuccess: () => {
      tellChange('standalone');
      return client.invalidateQueries({ queryKey: licenseSource.queryKey });
    },
  });
}
