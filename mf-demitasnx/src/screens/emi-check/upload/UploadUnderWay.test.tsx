import { aSession, expectAccessible, renderWithProviders } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import type { ProgressSample } from '../../../domain/upload/uploadPace.ts';
import en from '../../../locales/en.json';
import ja from '../../../locales/ja.json';
import { UploadUnderWay } from './UploadUnderWay.tsx';

const mb = 1_048_576;
const sample = (atMs: number, sentBytes: number): ProgressSample => ({
  atMs,
  sentBytes,
  totalBytes: 120 * mb,
});

function renderProgress(
  samples: readonly ProgressSample[],
  locale: 'en' | 'ja' = 'en',
  isInterrupted = false,
) {
  return renderWithProviders(
    <UploadUnderWay
      fileName="router.tgz"
      samples={samples}
      isInterrupted={isInterrupted}
      onCancel={jest.fn()}
    />,
    { session: aSession({ locale }), catalogs: { en, ja } },
  );
}

describe('UploadUnderWay', () => {
  it.each([
    ['en', /12 MB of 120 MB/, /2 MB per second, about 54 seconds left/],
    ['ja', /12 MB \/ 120 MB/, /毎秒2 MB、残り約54秒/],
  ] as const)('shows bytes, speed and time left (%s)', async (locale, sent, pace) => {
    renderProgress([sample(0, 8 * mb), sample(2000, 12 * mb)], locale);
    expect(screen.getByText(sent)).toBeInTheDocument();
    expect(screen.getByText(pace)).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: /router\.tgz/ })).toHaveValue(12 * mb);
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('counts long times in minutes', () => {
    renderProgress([sample(0, 0), sample(2000, mb)]);
    expect(screen.getByText(/about 4 minutes left/)).toBeInTheDocument();
  });

  it('says that the file is checked once everything is sent', () => {
    renderProgress([sample(0, 0), sample(2000, 120 * mb)]);
    expect(
      screen.getByRole('progressbar', { name: /router\.tgz is being checked/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  });

  it('shows nothing before the first bytes', () => {
    renderProgress([]);
    expect(screen.getByText(/Keep this page open/)).toBeInTheDocument();
  });

  it('says that the connection was lost, and how much has arrived', () => {
    renderProgress([sample(0, 8 * mb), sample(2000, 12 * mb)], 'en', true);
    expect(screen.getByRole('alert')).toHaveTextContent(/^The connection was lost/);
    expect(screen.getByText(/12 MB/)).toBeInTheDocument();
  });
});
