import { jest } from '@jest/globals';
import type { ComponentProps } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { ConnectScreen } from './ConnectScreen.tsx';
import { SiteAnswerScreen } from './SiteAnswerScreen.tsx';

const server = mockServer();
type Asked = ComponentProps<typeof ConnectScreen>;

const asked: Asked = {
  name: 'connect',
  action: '/connect/u',
  site: 'intranet',
  origin: 'https://intranet.example',
  remotes: [{ name: 'mf-logs', titles: [{ en: 'Usage log', ja: '利用ログ' }] }],
};

describe('ConnectScreen', () => {
  it('says who asks for what, and takes a no', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/connect/u', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ error: true, code: 'sign_in_over' }, { status: 410 });
      }),
    );
    const { container, user } = renderPage(<ConnectScreen {...asked} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Allow intranet?' })).toBeVisible();
    expect(screen.getByText('https://intranet.example')).toBeVisible();
    expect(screen.getByText('Usage log')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Don’t allow' }));
    await waitFor(() => expect(sent).toEqual([{ agree: false }]));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('SiteAnswerScreen', () => {
  const message = { type: 'portal-sign-in', state: 's', code: 'c' } as const;
  const answer = { name: 'site_answer', origin: asked.origin, message } as const;

  afterEach(() => {
    Object.defineProperty(window, 'opener', { value: null, configurable: true });
    jest.restoreAllMocks();
  });

  it('hands the code to the page that asked, to no other origin, and closes', () => {
    const postMessage = jest.fn();
    const close = jest.spyOn(window, 'close').mockReturnValue();
    Object.defineProperty(window, 'opener', { value: { postMessage }, configurable: true });
    renderPage(<SiteAnswerScreen {...answer} />);
    expect(postMessage).toHaveBeenCalledWith(message, asked.origin);
    expect(close).toHaveBeenCalled();
  });

  it('says that the page is gone', () => {
    renderPage(<SiteAnswerScreen {...answer} />);
    expect(screen.getByRole('heading', { name: 'The page is gone' })).toBeVisible();
  });
});
