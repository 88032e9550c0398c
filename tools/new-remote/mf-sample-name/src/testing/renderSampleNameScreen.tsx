import { aSession, renderWithProviders } from '@portal/shared/testing';
import { paths } from '../paths.ts';
import { SampleNameScreen } from '../screens/sample-name/SampleNameScreen.tsx';

/** The screen as an owner in Japan reads it in English, unless told otherwise. */
export function renderSampleNameScreen(session = aSession()) {
  return renderWithProviders(
    <main>
      <SampleNameScreen />
    </main>,
    { session, path: paths.sampleName },
  );
}
