import { screen } from '@testing-library/react';
import { ApiError } from '../../web/http/ApiError.ts';
import { renderWithProviders } from '../../testing/index.ts';
import { ErrorState } from './ErrorState.tsx';

const refused = (code: string) => new ApiError({ kind: 'refused', status: 403, code });
const act = () => undefined;

describe('ErrorState', () => {
  it('says that the person may not see the content', () => {
    renderWithProviders(<ErrorState error={refused('not_allowed')} onRetry={act} />);
    expect(screen.getByText('You do not have access to this page')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows what is given for something unknown', () => {
    const state = (
      <ErrorState error={refused('not_found')} onRetry={act} notFound="No such order" />
    );
    renderWithProviders(state);
    expect(screen.getByText('No such order')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['not_found', 'not_allowed'])('keeps another sentence for %s', (code) => {
    renderWithProviders(
      <ErrorState error={refused(code)} onRetry={act}>
        No picture
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No picture');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
