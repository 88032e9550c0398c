import { KnownScreensProvider } from '@portal/shared';
import { aSession, renderWithProviders } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { paths } from '../paths.ts';
import { EstimateScreen } from '../screens/estimate/EstimateScreen.tsx';
import { StoreScreen } from '../screens/store/StoreScreen.tsx';
import { testConfig } from './storeHandlers.ts';

type Shape = NonNullable<Parameters<typeof aSession>[0]>;

interface Surroundings {
  readonly session?: Shape;
  /** Query of the address, with its question mark. */
  readonly search?: string;
  /** Paths of the other screens in the menu. */
  readonly screens?: readonly string[];
  /** Further content of the page. */
  readonly beside?: ReactNode;
}

function render(
  screen: ReactElement,
  path: string,
  { session, search, screens, beside }: Surroundings,
) {
  const routes = (screens ?? []).map((known) => ({ path: known }));
  return renderWithProviders(
    <KnownScreensProvider routes={routes} isComplete>
      {beside}
      <main>{screen}</main>
    </KnownScreensProvider>,
    { session: aSession({ config: testConfig, ...session }), path: `${path}${search ?? ''}` },
  );
}

/** Renders the store, for an owner in Japan who reads English by default. */
export function renderStore(surroundings: Surroundings = {}) {
  return render(<StoreScreen />, paths.store, surroundings);
}

/** Renders the estimate, for a visitor who reads English. */
export function renderEstimate({ session, ...surroundings }: Surroundings = {}) {
  const visitor = { role: 'visitor', ...session } as const;
  return render(<EstimateScreen />, paths.estimate, { ...surroundings, session: visitor });
}

/** The element with the totals of the cart, in English. */
export function cartTotal() {
  return screen.getByRole('group', { name: 'Total' });
}
