import { aConfig, aUser, http, HttpResponse, mockServer, savedFiles } from '@portal/shared/testing';
import { act, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import './element.ts';
import { aUsageByDay } from './testing/aUsageByDay.ts';

const portal = 'https://portal.example';
const server = mockServer();

afterEach(() => {
  act(() => {
    document.body.replaceChildren();
  });
});

describe('<portal-logs>', () => {
  it('shows the usage log in a page of another site, with the bearer and CSV of the portal', async () => {
    const saved = savedFiles();
    const bearers: (string | null)[] = [];
    const languages: (string | null)[] = [];
    server.use(
      http.get(`${portal}/api/config/`, () => {
        const config = aConfig();
        return HttpResponse.json({ ...config, services: { ...config.services, manager: portal } });
      }),
      http.get(`${portal}/api/user/me`, () => HttpResponse.json(aUser())),
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
    const element = document.createElement('portal-logs');
    element.setAttribute('base-url', portal);
    element.setAttribute('token', 'bearer-1');
    element.setAttribute('locale', 'en');
    act(() => {
      document.body.append(element);
    });
    // eslint-disable-next-line testing-library/no-node-access -- its queries do not look into shadow roots
    const place = element.shadowRoot?.querySelector('div');
    if (!place) throw new Error('the element shows nothing');
    const screen = within(place);
    expect(
      await screen.findByRole('region', { name: 'Usage hours and utilization by day' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    // Another site has no cookie of the portal that tells the language.
    expect(languages).toEqual(['en']);
    expect(bearers).toEqual(['Bearer bearer-1', 'Bearer bearer-1']);
  });
});
