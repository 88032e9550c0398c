import { KnownScreensProvider } from '@portal/shared';
import { aSession, renderWithProviders } from '@portal/shared/testing';
import { paths } from '../paths.ts';
import { EmiCheckScreen } from '../screens/emi-check/EmiCheckScreen.tsx';

interface Surroundings {
  readonly session?: ReturnType<typeof aSession>;
  /** Query of the address, with its question mark. */
  readonly search?: string;
  /** Paths of the portal's other screens; none in an embed. */
  readonly screens?: readonly string[];
  /** Whether the router uses the window's history, as in the portal. */
  readonly hasHistory?: boolean;
}

/** Renders the screen, for an owner in Japan who reads English by default. */
export function renderEmiCheck(surroundings: Surroundings = {}) {
  const {
    session = aSession(),
    search = '',
    screens = [paths.store, '/order/:id'],
    hasHistory = false,
  } = surroundings;
  return renderWithProviders(
    <KnownScreensProvider routes={screens.map((path) => ({ path }))} isComplete>
      <main>
        <EmiCheckScreen />
      </main>
    </KnownScreensProvider>,
    { session, path: `${paths.emiCheck}${search}`, hasHistory },
  );
}
