import { usePageAround } from '@portal/shared';

type LicenseChange = 'released' | 'auto-renewal' | 'standalone' | 'network';

/** Tells the page of another site around what has been done with licenses; in the portal, nobody. */
export function useTellLicenseChange(): (change: LicenseChange) => void {
  const page = usePageAround();
  return (change) => {
    page?.tell('portal-license-changed', { change });
  };
}
