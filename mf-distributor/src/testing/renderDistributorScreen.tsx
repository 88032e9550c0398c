import { aSession, renderWithProviders } from '@portal/shared/testing';
import { paths } from '../paths.ts';
import { DistributorScreen } from '../screens/distributor/DistributorScreen.tsx';

/** The screen as an owner in Japan reads it in English, unless told otherwise. */
export function renderDistributorScreen(session = aSession()) {
  return renderWithProviders(
    <main>
      <DistributorScreen />
    </main>,
    { session, path: paths.distributor },
  );
}
