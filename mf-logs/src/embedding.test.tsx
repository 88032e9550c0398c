import {
  aConfig,
  embeddingPortal as portal,
  knowsPerson,
  http,
  HttpResponse,
  mockServer,
  savedFiles,
  showEmbedded,
} from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from './routes.tsx';
import { aUsageByDay } from './testing/aUsageByDay.ts';

const server = mockServer(...knowsPerson());

describe('the usage log in an embedding page', () => {
  it("loads the portal's figures and CSV with the bearer token", async () => {
    const saved = savedFiles();
    const bearers: (string | null)[] = [];
    const languages: (string | null)[] = [];
    server.use(
      http.get(`${portal}/api/config/`, () => {
        const config = aConfig();
        return HttpResponse.json({ ...config, services: { ...config.services, manager: portal } });
      }),
      http.get(`${portal}/api/log/license`, ({ request }) => {
        bearers.push(request.headers.get('authorization'));
        return HttpResponse.json(aUsageByDay());
      }),
      http.get(`${portal}/api/log/csv/license`, ({ request }) => {
        bearers.push(request.headers.get('authorization'));
        languages.push(request.headers.get('accept-language'));
        return new HttpResponse('Day\r\n', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    const { screen, close } = showEmbedded(routes);
    expect(
      await screen.findByRole('region', { name: 'Usage hours and utilization by day' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    // Another site has no portal cookie with the language.
    expect(languages).toEqual(['en']);
    expect(bearers).toEqual(['Bearer bearer-1', 'Bearer bearer-1']);
    close();
  });
});
