import { Route, Routes } from '@portal/shared';
import { renderWithProviders, type aSession } from '@portal/shared/testing';
import { paths } from '../../paths.ts';
import { EmiResultScreen } from '../../screens/emi-result/EmiResultScreen.tsx';

interface Surroundings {
  readonly session?: ReturnType<typeof aSession>;
  /** Query of the address, with its question mark. */
  readonly search?: string;
}

/** Renders the screen of `job-1`, in English by default. */
export function renderResult({ session, search = '' }: Surroundings = {}) {
  return renderWithProviders(
    <main>
      <Routes>
        <Route path={paths.resultPattern} element={<EmiResultScreen />} />
      </Routes>
    </main>,
    { ...(session && { session }), path: `${paths.result('job-1')}${search}` },
  );
}
