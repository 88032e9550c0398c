import { useNavigate } from '@portal/shared';
import { wantedRenewalsState, type License } from '@portal/shared/domain';
import { useCallback } from 'react';
import { paths } from '../../../paths.ts';

/** Goes on in the store, which puts the licenses into the cart and says so. */
export function useRenewInStore(): (licenses: readonly License[]) => void {
  const navigate = useNavigate();
  return useCallback(
    (licenses) => {
      void navigate(paths.renewals, { state: wantedRenewalsState(licenses) });
    },
    [navigate],
  );
}
