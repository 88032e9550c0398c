import { delay, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { aLicenseRow } from '../../testing/aLicenseRow.ts';
import { renderLicenseList } from '../../testing/renderLicenseList.tsx';

const server = mockServer();

let streamed: HTMLScriptElement | undefined;

function stream(answer: { path: string; body: unknown; total?: number }) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-portal-answer', '');
  script.textContent = JSON.stringify({ status: 200, ...answer });
  document.body.append(script);
  streamed = script;
}

describe('a list that came with the page', () => {
  afterEach(() => {
    streamed?.remove();
  });

  it('asks for nothing when the whole list is here', () => {
    stream({ path: '/api/licenses/', body: [aLicenseRow({ number: 'CD-9' })] });
    server.use(http.get('*/api/licenses/', () => delay('infinite')));
    renderLicenseList();
    expect(screen.getByText('CD-9')).toBeInTheDocument();
    expect(screen.getByText('1 license')).toBeInTheDocument();
  });

  // Last: from here on only what the page asks for itself counts.
  it('shows the first rows of a long list at once and all of them later', async () => {
    stream({
      path: '/api/licenses/?q=CD',
      body: [aLicenseRow({ number: 'CD-1' })],
      total: 2,
    });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get('*/api/licenses/', async () => {
        await held;
        return HttpResponse.json(
          ['CD-1', 'CD-2', 'PD-3'].map((number) => aLicenseRow({ number, product_type: 'pd' })),
        );
      }),
    );
    renderLicenseList({ search: '?q=CD' });
    expect(screen.getByText('CD-1')).toBeInTheDocument();
    expect(screen.getByText('2 licenses')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveAttribute('aria-busy');
    release();
    expect(await screen.findByText('CD-2')).toBeInTheDocument();
    expect(screen.getByText('2 of 3 licenses')).toBeInTheDocument();
  });
});
