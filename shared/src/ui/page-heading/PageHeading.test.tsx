import { screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { aSession, renderWithProviders } from '../../testing/index.ts';
import { PageHeading } from './PageHeading.tsx';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** Changes the browser's address, which the heading reads and a memory router does not change. */
function visit(path: string) {
  window.history.replaceState(null, '', path);
}

describe('PageHeading', () => {
  it.each([
    ['en', 'Licenses · Manager Console'],
    ['ja', 'Licenses · マネージャーコンソール'],
  ] as const)('sets the title of the document in %s', (locale, title) => {
    renderWithProviders(<PageHeading title="Licenses" />, { session: aSession({ locale }) });
    expect(document.title).toBe(title);
  });

  it('names its links as breadcrumbs', () => {
    renderWithProviders(<PageHeading title="CD-1" breadcrumbs={<Link to="/">Licenses</Link>} />);
    const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(breadcrumbs).getByRole('link', { name: 'Licenses' })).toBeVisible();
  });

  it('gets focus after another screen, but not on the first one', async () => {
    visit('/a');
    const { user, unmount } = renderWithProviders(<PageHeading title="Before" />);
    unmount();
    renderWithProviders(
      <>
        <Link
          to="/b"
          onClick={() => {
            visit('/b');
          }}
        >
          go
        </Link>
        <Routes>
          <Route path="/a" element={<PageHeading title="A" />} />
          <Route path="/b" element={<PageHeading key="b" title="B" />} />
        </Routes>
      </>,
      { path: '/a' },
    );
    expect(screen.getByRole('heading', { name: 'A' })).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'go' }));
    expect(screen.getByRole('heading', { name: 'B' })).toHaveFocus();
  });
});
