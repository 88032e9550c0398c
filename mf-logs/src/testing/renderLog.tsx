import { MenuEntriesProvider, Route, Routes } from '@portal/shared';
import { aSession, renderWithProviders } from '@portal/shared/testing';
import { paths } from '../paths.ts';
import { UsageLogScreen } from '../screens/usage-log/UsageLogScreen.tsx';

/** Renders the usage log at an address, for an owner in Japan who reads English by default. */
export function renderLog(path: string = paths.log, session = aSession()) {
  return renderWithProviders(
    <MenuEntriesProvider entries={[{ to: paths.log }, { to: paths.storePath }]}>
      <main>
        <Routes>
          <Route path={paths.log} element={<UsageLogScreen />} />
        </Routes>
      </main>
    </MenuEntriesProvider>,
    { session, path },
  );
}
