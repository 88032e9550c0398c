import { Route, Routes } from '@portal/shared';
import { aSession, renderWithProviders } from '@portal/shared/testing';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { ReleasesScreen } from '../screens/releases/ReleasesScreen.tsx';
import { RemoteScreen } from '../screens/remote/RemoteScreen.tsx';

/** Renders the remote's screens at an address, in English by default. */
export function renderReleases(path = '/releases', session = aSession()) {
  return renderWithProviders(
    <main>
      <Routes>
        <Route path="/releases" element={<ReleasesScreen />} />
        <Route path="/releases/errors/:id" element={<ErrorScreen />} />
        <Route path="/releases/:remote" element={<RemoteScreen />} />
      </Routes>
    </main>,
    { session, path },
  );
}
