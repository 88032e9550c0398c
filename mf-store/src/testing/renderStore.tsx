import { KnownScreensProvider } from '@portal/shared';
import { aSession, renderWithProviders } from '@portal/shared/testing';
import type { ReactElement } from 'react';
import { paths } from '../paths.ts';
import { EstimateScreen } from '../screens/estimate/EstimateScreen.tsx';
import { StoreScreen } from '../screens/store/StoreScreen.tsx';
import { testConfig } from './storeHandlers.ts';

type Shape = NonNullable<Parameters<typeof aSession>[0]>;

interface Surroundings {
  readonly session?: Shape;
  /** Query of the address, with its question mark. */
  readonly search?: string;
  /** Paths of the portal's other screens. */
  readonly screens?: readonly string[];
}

function render(screen: ReactElement, path: string, { session, search, screens }: Surroundings) {
  const routes = (screens ?? []).map((known) => ({ path: known }));
  return renderWithProviders(
    <KnownScreensProvider routes={routes} isComplete>
      <main>{screen}</main>
    </KnownScreensProvider>,
    { session: aSession({ config: testConfig, ...session }), path: `${path}${search ?? ''}` },
  );
}

/** The store as an owner in Japan reads it in English, unless told otherwise. */
export function renderStore(surroundings: Surroundings = {}) {
  return render(<StoreScreen />, paths.store, surroundings);
}

/** The estimate as a visitor reads it in English. */
export function renderEstimate({ session, ...surroundings }: Surroundings = {}) {
  const visitor = { role: 'visitor', ...session } as const;
  return render(<EstimateScreen />, paths.estimate, { ...surroundings, session: visitor });
}
