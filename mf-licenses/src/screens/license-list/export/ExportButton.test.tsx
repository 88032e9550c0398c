import { aLicenseRow, aSession, savedFiles } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { licenseServer, listsLicenses } from '../../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../../testing/renderLicenseList.tsx';

const server = licenseServer();

describe('ExportButton', () => {
  it('downloads the shown licenses, in the reader’s language', async () => {
    const saved = savedFiles();
    server.use(
      listsLicenses(() => [
        aLicenseRow({ number: 'CD-1', owner_user_name: '=HYPERLINK("http://x")' }),
        aLicenseRow({ number: 'PD-1', product_type: 'pd' }),
      ]),
    );
    const { user } = renderLicenseList({
      search: '?product=cd',
      session: aSession({ locale: 'ja' }),
    });
    await user.click(await screen.findByRole('button', { name: 'CSVダウンロード' }));
    await waitFor(() => {
      expect(saved.map(({ name }) => name)).toEqual(['ライセンス一覧-2026-11-20.csv']);
    });
    const text = await saved[0]?.content.text();
    expect(text).toContain('番号,製品,所有者,使用中ユーザー,認証方式');
    expect(text).toContain(`CD-1,Circuit Designer,"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain('2026-01-01,2026-12-31,有効,12,オフ,');
    expect(text).not.toContain('PD-1');
  });
});
