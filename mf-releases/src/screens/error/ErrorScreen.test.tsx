import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { anError } from '../../testing/anError.ts';
import { renderReleases } from '../../testing/renderReleases.tsx';

const server = mockServer();

describe('ErrorScreen', () => {
  it('shows the error that a person was shown', async () => {
    server.use(http.get('*/api/releases/errors/k3x9p2ab', () => HttpResponse.json(anError())));
    renderReleases('/releases/errors/k3x9p2ab');
    expect(await screen.findByText('Failed at first')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Error k3x9p2ab' })).toBeInTheDocument();
    expect(screen.getByText(/PartsScreen\.tsx:12:5/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All releases' })).toHaveAttribute('href', '/releases');
    expect(screen.getByRole('link', { name: 'mf-parts' })).toHaveAttribute(
      'href',
      '/releases/mf-parts',
    );
    await expectAccessible();
  });

  it.each([
    ['preview', 'No preview'],
    ['violation', 'Refused by policy'],
  ] as const)('shows a %s without a stack', async (kind, word) => {
    const error = anError({ kind, stack: [] });
    server.use(http.get('*/api/releases/errors/k3x9p2ab', () => HttpResponse.json(error)));
    renderReleases('/releases/errors/k3x9p2ab');
    expect(await screen.findByText(word)).toBeInTheDocument();
    expect(screen.getByText('No script location is known.')).toBeInTheDocument();
  });
});
