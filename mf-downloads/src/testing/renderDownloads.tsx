import type { InstallerRow } from '@portal/shared/contracts';
import { aSession, http, HttpResponse, renderWithProviders } from '@portal/shared/testing';
import { DownloadsScreen } from '../screens/downloads/DownloadsScreen.tsx';

/** Both calls of the screen, as the fake server has the files. */
export function offersFiles(rows: readonly InstallerRow[]) {
  const latest = rows.find(({ kind }) => kind === 'latest')?.version ?? null;
  return [
    http.get('*/api/setting/installer_version', () => HttpResponse.json({ value: latest })),
    http.get('*/api/installers/', () => HttpResponse.json([...rows])),
  ];
}

/** The screen at `/download`, as an owner reads it in English unless told otherwise. */
export function renderDownloads({ session = aSession(), path = '/download' } = {}) {
  return renderWithProviders(
    <main>
      <DownloadsScreen />
    </main>,
    { session, path },
  );
}
