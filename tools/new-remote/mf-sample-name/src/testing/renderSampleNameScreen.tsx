import { aSession, renderWithProviders } from '@portal/shared/testing';
import { paths } from '../paths.ts';
import { SampleNameScreen } from '../screens/sample-name/SampleNameScreen.tsx';

/** Renders the screen for an owner in Japan reading English, by default. */
export function renderSampleNameScreen(session = aSession()) {
  return renderWithProviders(
    <main>
      <SampleNameScreen />
    </main>,
    { session, path: paths.sampleName },
  );
}
