import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { api } from '../http/api.ts';
import { http, HttpResponse, mockServer, renderWithProviders } from '../../testing/index.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { createQueryClient } from './createQueryClient.ts';

const server = mockServer();

function Things() {
  const { data, error, refetch } = useQuery({
    queryKey: ['things'],
    queryFn: () => api.get('/api/things/', z.string()),
    retryDelay: 0,
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <p>{data ?? 'loading'}</p>;
}

describe('createQueryClient', () => {
  it('repeats failed reads when the browser is online again', async () => {
    server.use(http.get('*/api/things/', () => HttpResponse.error()));
    renderWithProviders(
      <QueryClientProvider client={createQueryClient()}>
        <Things />
      </QueryClientProvider>,
    );
    await screen.findByRole('button', { name: 'Try again' });
    server.use(http.get('*/api/things/', () => HttpResponse.json('here')));
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('here')).toBeVisible();
  });
});
