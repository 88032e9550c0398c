import { aSession, renderWithProviders } from '@portal/shared/testing';
import { paths } from '../paths.ts';
import { DistributorScreen } from '../screens/distributor/DistributorScreen.tsx';

interface Surroundings {
  readonly session?: ReturnType<typeof aSession>;
  /** Query of the address, with its question mark. */
  readonly search?: string;
}

/** Renders the screen, for an owner in Japan who reads English by default. */
export function renderDistributorScreen({ session = aSession(), search = '' }: Surroundings = {}) {
  return renderWithProviders(
    <main>
      <DistributorScreen />
    </main>,
    { session, path: `${paths.distributor}${search}` },
  );
}
