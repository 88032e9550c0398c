import { screen } from '@testing-library/react';
import { ApiError } from '../../web/http/ApiError.ts';
import { renderWithProviders } from '../../testing/index.ts';
import { DocumentFailure } from './DocumentFailure.tsx';

describe('DocumentFailure', () => {
  it('says which document is not there any more, and why', () => {
    renderWithProviders(
      <DocumentFailure
        wanted={{ kind: 'credit', orderId: 'o1', number: 'S1' }}
        error={new ApiError({ kind: 'refused', status: 200, code: 'not_offered' })}
      />,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Credit note of S1: the file could not be downloaded');
    expect(alert).toHaveTextContent('no longer has this document');
  });
});
