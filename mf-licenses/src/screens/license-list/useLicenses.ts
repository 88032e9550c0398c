import { applyLicenseListView, type License, type LicenseListView } from '@portal/shared/domain';
import { useList } from '@portal/shared/list';
import { useCallback } from 'react';
import { licenseSource } from '../../api/licenseSource.ts';
import { useToday } from '../../components/license/useToday.ts';

/** The licenses matching the address, and whether all are loaded. */
export function useLicenses() {
  const today = useToday();
  const narrow = useCallback(
    (licenses: readonly License[], view: LicenseListView) =>
      applyLicenseListView(licenses, view, today),
    [today],
  );
  return useList(licenseSource, narrow);
}
