import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { useUnsavedChanges } from '../web/session/unsavedChanges.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { MenuButton } from '../ui/menu-button/MenuButton.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

function Form() {
  const [note, setNote] = useState('');
  useUnsavedChanges(note !== '');
  const navigate = useNavigate();
  return (
    <>
      <label>
        Note
        <input
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
          }}
        />
      </label>
      <Link to="/form?part=2">Part 2</Link>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="https://elsewhere.example/" target="_blank" rel="noreferrer">
        Beside
      </a>
      <button
        onClick={() => {
          void navigate('/other');
        }}
      >
        Save
      </button>
    </>
  );
}

async function openForm(typed = 'a note') {
  const view = renderWithProviders(
    <>
      <UnsavedGuard />
      <Link to="/other">Other</Link>
      <MenuButton label="Menu" items={[{ id: 'other', label: 'Go', to: '/other' }]} />
      <Routes>
        <Route path="/first" element={<Link to="/form">Form</Link>} />
        <Route path="/form" element={<Form />} />
        <Route path="/other" element={<h1>Other screen</h1>} />
      </Routes>
    </>,
    { path: '/first', hasHistory: true },
  );
  await view.user.click(screen.getByRole('link', { name: 'Form' }));
  const note = await screen.findByRole('textbox', { name: 'Note' });
  if (typed !== '') await view.user.type(note, typed);
  return view;
}

const question = () => screen.findByRole('alertdialog', { name: 'Discard what you have entered?' });
const expectNoQuestion = () => {
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
};

describe('UnsavedGuard', () => {
  it('asks before a link to another screen is followed, and stays', async () => {
    const { user, address } = await openForm();
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await question();
    expect(address()).toBe('/form');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expectNoQuestion();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('a note');
  });

  it('follows the link when what is typed may go', async () => {
    const { user, address } = await openForm();
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await screen.findByRole('heading', { name: 'Other screen' });
    expect(address()).toBe('/other');
    expectNoQuestion();
    // The page has stayed, and asks again.
    window.history.back();
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'b');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('asks before Back', async () => {
    const { user } = await openForm();
    window.history.back();
    await question();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/form');
    });
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await screen.findByRole('link', { name: 'Form' });
    expect(window.location.pathname).toBe('/first');
  });

  it('asks before an entry of a menu is followed', async () => {
    const { user, address } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Go' }));
    await question();
    expect(address()).toBe('/form');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await screen.findByRole('heading', { name: 'Other screen' });
  });

  it('asks before a link to another site is followed in this window only', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('link', { name: 'Beside' }));
    expectNoQuestion();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await question();
  });

  it('has the browser ask before the page is closed', async () => {
    await openForm();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('asks nothing where nothing is lost', async () => {
    const { user, address } = await openForm('');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'x');
    await user.click(screen.getByRole('link', { name: 'Part 2' }));
    expectNoQuestion();
    await user.clear(screen.getByRole('textbox', { name: 'Note' }));
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await screen.findByRole('heading', { name: 'Other screen' });
    expect(address()).toBe('/other');
    expectNoQuestion();
  });

  it('asks nothing when the screen itself leads on, since it has sent what was typed', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Other screen' });
    expectNoQuestion();
  });
});
