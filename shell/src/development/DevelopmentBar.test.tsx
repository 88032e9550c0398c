import { act, screen } from '@testing-library/react';
import { expectAccessible, renderWithProviders } from '@portal/shared/testing';
import { RemotesContext } from '../remotes/RemotesContext.ts';
import { aPage } from '../testing/aPage.ts';
import { aRelease, aRemote } from '../testing/aRelease.ts';
import { DevelopmentBar } from './DevelopmentBar.tsx';
import { DevelopmentStore } from './DevelopmentState.ts';
import type { LocalRemote } from './LocalRemote.ts';

const development = {
  remote: 'mf-parts',
  origin: 'http://localhost:3200',
  until: '2026-11-20T08:00:00Z',
};
const local = {
  remote: { ...aRemote(aRelease('development')), owner: 'Parts' },
  manifest: { hash: '643c35b0c170' } as LocalRemote['manifest'],
};

function renderBar(path = '/parts') {
  const { remotes } = aPage(local.remote);
  const store = new DevelopmentStore(development);
  store.set({ isConnected: true, local });
  renderWithProviders(
    <RemotesContext value={remotes}>
      <DevelopmentBar store={store} />
    </RemotesContext>,
    { path },
  );
  return { store };
}

describe('DevelopmentBar', () => {
  it('names what is taken from where, and remote, release and team of the screen', async () => {
    renderBar();
    const bar = screen.getByRole('complementary', { name: 'Remote in development' });
    expect(bar).toHaveTextContent('mf-parts from http://localhost:3200');
    expect(bar).toHaveTextContent('This screen: mf-parts 1.0.0 (643c35b0c170)');
    expect(bar).toHaveTextContent('Owner: Parts');
    expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
    await expectAccessible(bar);
  });

  it('says that a page is no remote’s', () => {
    renderBar('/signed_in');
    expect(screen.getByText('This page belongs to the frame')).toBeInTheDocument();
  });

  it('says what is wrong with the sources and what has failed, and when nobody answers', () => {
    const { store } = renderBar();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => {
      store.set({
        isConnected: false,
        problems: ['src/a.tsx:5 TS2322: no'],
        failure: 'src/b.tsx:7 Error: x',
      });
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'src/a.tsx:5 TS2322: nosrc/b.tsx:7 Error: x',
    );
    expect(screen.getByText(/npm run dev/)).toBeInTheDocument();
  });
});
