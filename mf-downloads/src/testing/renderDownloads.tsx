import type { InstallerRow } from '@portal/shared/contracts';
import { aSession, http, HttpResponse, renderWithProviders } from '@portal/shared/testing';
import { DownloadsScreen } from '../screens/downloads/DownloadsScreen.tsx';

/** Answers both calls of the screen with these installers. */
export function offersFiles(rows: readonly InstallerRow[]) {
  const latest = rows.find(({ kind }) => kind === 'latest')?.version ?? null;
  return [
    http.get('*/api/setting/installer_version', () => HttpResponse.json({ value: latest })),
    http.get('*/api/installers/', () => HttpResponse.json([...rows])),
  ];
}

/** Renders the screen at `/download`, for an owner who reads English by default. */
export function renderDownloads({ session = aSession(), path = '/download' } = {}) {
  return renderWithProviders(
    <main>
      <DownloadsScreen />
    </main>,
    { session, path },
  );
}
