import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { pressTwice, renderWithProviders } from '../../testing/index.ts';

describe('guardHistory', () => {
  it('adds one entry for a link that is pressed twice', async () => {
    renderWithProviders(
      <Routes>
        <Route path="/first" element={<Link to="/second?part=1">Second</Link>} />
        <Route path="/second" element={<h1>Second</h1>} />
      </Routes>,
      { path: '/first', hasHistory: true },
    );
    const link = screen.getByRole('link', { name: 'Second' });
    const entries = window.history.length;
    act(() => {
      pressTwice(link);
    });
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
    expect(window.history.length).toBe(entries + 1);
  });
});
