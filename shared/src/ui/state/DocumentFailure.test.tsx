import { screen } from '@testing-library/react';
import { ApiError } from '../../web/http/ApiError.ts';
import { aSession, renderWithProviders } from '../../testing/index.ts';
import { DocumentFailure } from './DocumentFailure.tsx';

describe('DocumentFailure', () => {
  it.each([
    ['en', 'Credit note of S1: the file could not be downloaded', 'no longer has this document'],
    ['ja', 'S1 の適格返還請求書をダウンロードできませんでした', 'この書類は発行できません'],
  ] as const)('says which document is not there any more, and why (%s)', (locale, title, why) => {
    renderWithProviders(
      <DocumentFailure
        wanted={{ kind: 'credit', orderId: 'o1', number: 'S1' }}
        error={new ApiError({ kind: 'refused', status: 200, code: 'not_offered' })}
      />,
      { session: aSession({ locale }) },
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(why);
  });
});
