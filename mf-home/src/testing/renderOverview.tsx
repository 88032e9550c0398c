import { KnownScreensProvider, PlacesProvider, type PlacedPart } from '@portal/shared';
import type { FirstSteps } from '@portal/shared/contracts';
import {
  aSession,
  http,
  HttpResponse,
  renderWithProviders,
  type mockServer,
} from '@portal/shared/testing';
import { paths } from '../paths.ts';
import { OverviewScreen } from '../screens/overview/OverviewScreen.tsx';

interface OverviewGiven {
  readonly server: ReturnType<typeof mockServer>;
  readonly overview?: readonly PlacedPart[];
  readonly steps?: FirstSteps;
  readonly session?: ReturnType<typeof aSession>;
  /** Patterns of the screens that exist. */
  readonly screens?: readonly string[];
}

/** Renders the screen for an owner in Japan who reads English, by default without any part. */
export function renderOverview(given: OverviewGiven) {
  const { server, overview = [], steps = [], session = aSession(), screens = [] } = given;
  server.use(http.get('*/api/first-steps', () => HttpResponse.json([...steps])));
  return renderWithProviders(
    <KnownScreensProvider routes={screens.map((path) => ({ path }))} isComplete>
      <PlacesProvider parts={{ attention: [], license: [], overview }}>
        <main>
          <OverviewScreen />
        </main>
      </PlacesProvider>
    </KnownScreensProvider>,
    { session, path: paths.overview },
  );
}
