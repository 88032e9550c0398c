import { useSearchParams } from '@portal/shared';
import {
  licenseListAddress,
  parseLicenseListAddress,
  type LicenseListView,
} from '@portal/shared/domain';
import { useMemo } from 'react';

/**
 * What the list shows, kept in the address: it survives a reload and can be sent to a colleague.
 * Changes replace the address, so that Back leaves the list instead of undoing keystrokes.
 */
export function useLicenseListView() {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => parseLicenseListAddress(address), [address]);
  const changeView = (changes: Partial<LicenseListView>) => {
    setAddress(
      (current) => licenseListAddress({ ...parseLicenseListAddress(current), ...changes }, current),
      { replace: true },
    );
  };
  return { address, view, changeView };
}
