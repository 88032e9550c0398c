import { usePageAround } from '@portal/shared';

type LicenseChange = 'released' | 'auto-renewal' | 'standalone' | 'network';

/** Notifies the embedding page of license changes; does nothing in the portal. */
export function useTellLicenseChange(): (change: LicenseChange) => void {
  const page = usePageAround();
  return (change) => {
    page?.tell('portal-license-changed', { change });
  };
}
