import { aSession, renderWithProviders } from '@portal/shared/testing';
import { paths } from '../paths.ts';
import { DistributorScreen } from '../screens/distributor/DistributorScreen.tsx';

interface Surroundings {
  readonly session?: ReturnType<typeof aSession>;
  /** Query of the address, with its question mark. */
  readonly search?: string;
}

/** The screen as an owner in Japan reads it in English, unless told otherwise. */
export function renderDistributorScreen({ session = aSession(), search = '' }: Surroundings = {}) {
  return renderWithProviders(
    <main>
      <DistributorScreen />
    </main>,
    { session, path: `${paths.distributor}${search}` },
  );
}
