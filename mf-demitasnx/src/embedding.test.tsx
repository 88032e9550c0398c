import {
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
import { anEmiJobRow } from './testing/anEmiJob.ts';
import { licensesAnswer } from './testing/mockEmiCheck.ts';

const stored = '[{"id":"l-1","count":12}]';
const server = mockServer(...knowsPerson());

afterEach(() => {
  localStorage.clear();
});

describe('the EMI check in an embedding page', () => {
  it("downloads a report with the bearer token, and does not touch the site's storage", async () => {
    localStorage.setItem('licenses', stored);
    const saved = savedFiles();
    const asked: Request[] = [];
    const job = anEmiJobRow({ created_at: new Date().toISOString() });
    server.use(
      http.get(`${portal}/api/demitasnx/licenses`, () => HttpResponse.json(licensesAnswer())),
      http.get(`${portal}/api/demitasnx/jobs/`, () => HttpResponse.json([job])),
      http.get(`${portal}/api/v1/demitasnx/report/download/job-1`, ({ request }) => {
        asked.push(request);
        return HttpResponse.text('%PDF', {
          headers: { 'Content-Type': 'application/octet-stream' },
        });
      }),
    );
    const { screen, close } = showEmbedded(routes);
    const name = 'Download report on router.tgz';
    await userEvent.setup().click(await screen.findByRole('button', { name }));
    await waitFor(() => {
      expect(saved.map((file) => file.name)).toEqual(['router_emi.pdf']);
    });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer bearer-1');
    expect(localStorage.getItem('licenses')).toBe(stored);
    close();
  });

  it("requests the server's sentences in its own language", async () => {
    const languages: (string | null)[] = [];
    const failed = anEmiJobRow({ status: 'failed', error: '基板データがありません。' });
    server.use(
      http.get(`${portal}/api/demitasnx/licenses`, ({ request }) => {
        languages.push(request.headers.get('accept-language'));
        return HttpResponse.json(licensesAnswer());
      }),
      http.get(`${portal}/api/demitasnx/jobs/`, ({ request }) => {
        languages.push(request.headers.get('accept-language'));
        return HttpResponse.json([failed]);
      }),
    );
    const { screen, close } = showEmbedded(routes, { locale: 'ja' });
    expect(await screen.findByText('基板データがありません。')).toBeInTheDocument();
    expect(new Set(languages)).toEqual(new Set(['ja']));
    close();
  });
});
