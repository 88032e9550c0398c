import { aConfig, aUser, http, HttpResponse, mockServer, savedFiles } from '@portal/shared/testing';
import { act, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import './element.ts';
import { anEmiJobRow } from './testing/anEmiJob.ts';
import { licensesAnswer } from './testing/mockEmiCheck.ts';

const portal = 'https://portal.example';
const stored = '[{"id":"l-1","count":12}]';
const server = mockServer();

/** Puts the element into a page of another site. @returns the node that contains the screen. */
function embed(locale: 'en' | 'ja' = 'en'): HTMLElement {
  const element = document.createElement('portal-demitasnx');
  element.setAttribute('base-url', portal);
  element.setAttribute('token', 'bearer-1');
  element.setAttribute('locale', locale);
  act(() => {
    document.body.append(element);
  });
  // eslint-disable-next-line testing-library/no-node-access -- its queries do not look into shadow roots
  const place = element.shadowRoot?.querySelector('div');
  if (!place) throw new Error('the element shows nothing');
  return place;
}

afterEach(() => {
  act(() => {
    document.body.replaceChildren();
  });
  localStorage.clear();
});

describe('<portal-demitasnx>', () => {
  it('fetches a report with the bearer token, and leaves the storage of the site alone', async () => {
    localStorage.setItem('licenses', stored);
    const saved = savedFiles();
    const asked: Request[] = [];
    const job = anEmiJobRow({ created_at: new Date().toISOString() });
    server.use(
      http.get(`${portal}/api/config/`, () => HttpResponse.json(aConfig())),
      http.get(`${portal}/api/user/me`, () => HttpResponse.json(aUser())),
      http.get(`${portal}/api/demitasnx/licenses`, () => HttpResponse.json(licensesAnswer())),
      http.get(`${portal}/api/demitasnx/jobs/`, () => HttpResponse.json([job])),
      http.get(`${portal}/api/v1/demitasnx/report/download/job-1`, ({ request }) => {
        asked.push(request);
        return HttpResponse.text('%PDF', {
          headers: { 'Content-Type': 'application/octet-stream' },
        });
      }),
    );
    const screen = within(embed());
    const name = 'Download report on router.tgz';
    await userEvent.setup().click(await screen.findByRole('button', { name }));
    await waitFor(() => {
      expect(saved.map((file) => file.name)).toEqual(['router_emi.pdf']);
    });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer bearer-1');
    expect(localStorage.getItem('licenses')).toBe(stored);
  });

  it('asks for the sentences of the server in its own language', async () => {
    const languages: (string | null)[] = [];
    const failed = anEmiJobRow({ status: 'failed', error: '基板データがありません。' });
    server.use(
      http.get(`${portal}/api/config/`, () => HttpResponse.json(aConfig())),
      http.get(`${portal}/api/user/me`, () => HttpResponse.json(aUser())),
      http.get(`${portal}/api/demitasnx/licenses`, ({ request }) => {
        languages.push(request.headers.get('accept-language'));
        return HttpResponse.json(licensesAnswer());
      }),
      http.get(`${portal}/api/demitasnx/jobs/`, ({ request }) => {
        languages.push(request.headers.get('accept-language'));
        return HttpResponse.json([failed]);
      }),
    );
    const screen = within(embed('ja'));
    expect(await screen.findByText('基板データがありません。')).toBeInTheDocument();
    expect(new Set(languages)).toEqual(new Set(['ja']));
  });
});
