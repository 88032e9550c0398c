import {
  KnownScreensProvider,
  MenuEntriesProvider,
  PlacesProvider,
  type PlacedPart,
} from '@portal/shared';
import { aSession, renderWithProviders } from '@portal/shared/testing';
import { LicenseListScreen } from '../screens/license-list/LicenseListScreen.tsx';

interface LicenseListSurroundings {
  readonly session?: ReturnType<typeof aSession>;
  /** Query of the address, with its question mark. */
  readonly search?: string;
  /** Paths of the screens in the menu. */
  readonly menu?: readonly string[];
  /** Patterns of the screens that exist. */
  readonly screens?: readonly string[];
  /** Parts of other remotes in the strip. */
  readonly attention?: readonly PlacedPart[];
}

/** Renders the screen at `/license`, for an owner in Japan who reads English by default. */
export function renderLicenseList(surroundings: LicenseListSurroundings = {}) {
  const { session = aSession(), search = '', menu = [], screens = [] } = surroundings;
  const { attention = [] } = surroundings;
  return renderWithProviders(
    <MenuEntriesProvider entries={menu.map((to) => ({ to }))}>
      <KnownScreensProvider routes={screens.map((path) => ({ path }))} isComplete>
        <PlacesProvider parts={{ attention, license: [], overview: [] }}>
          <main>
            <LicenseListScreen />
          </main>
        </PlacesProvider>
      </KnownScreensProvider>
    </MenuEntriesProvider>,
    { session, path: `/license${search}` },
  );
}
