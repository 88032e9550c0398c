import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { hasUnsavedChanges } from '../session/unsavedChanges.ts';
import { watchTyping } from './watchTyping.ts';

function Removable({ children }: { readonly children: ReactNode }) {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      {isThere && children}
      <button
        onClick={() => {
          setIsThere(false);
        }}
      >
        Remove
      </button>
    </>
  );
}

const submit = (event: { preventDefault: () => void }) => {
  event.preventDefault();
};

const form = (
  <form onSubmit={submit}>
    <input aria-label="Name" defaultValue="Ito" />
    <textarea aria-label="Remark" />
    <input type="search" aria-label="Find" />
    <input type="password" aria-label="Password" />
    <input type="checkbox" aria-label="Agreed" />
    <button>Send</button>
  </form>
);

let stop: () => void;
beforeEach(() => {
  stop = watchTyping();
});
afterEach(() => {
  stop();
  expect(hasUnsavedChanges()).toBe(false);
});

const field = (name: string) => screen.getByRole('textbox', { name });

describe('watchTyping', () => {
  it.each([
    ['a form', form],
    [
      'a dialog',
      <div key="dialog" role="dialog" aria-label="Edit">
        <input aria-label="Name" defaultValue="Ito" />
      </div>,
    ],
  ])('counts what is typed in %s until it is as before', async (_name, part) => {
    const user = userEvent.setup();
    render(part);
    await user.type(field('Name'), 'h');
    expect(hasUnsavedChanges()).toBe(true);
    await user.type(field('Name'), '{Backspace}');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('counts each of several fields', async () => {
    const user = userEvent.setup();
    render(form);
    await user.type(field('Name'), 'h');
    await user.type(field('Remark'), 'soon');
    await user.type(field('Name'), '{Backspace}');
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('counts no search fields, passwords or check boxes', async () => {
    const user = userEvent.setup();
    render(form);
    await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'x');
    await user.type(screen.getByLabelText('Password'), 'x');
    await user.click(screen.getByRole('checkbox'));
    expect(hasUnsavedChanges()).toBe(false);
  });

  it.each([
    ['outside of forms', <input key="free" aria-label="Name" />],
    [
      'in a search',
      <form key="search" role="search" onSubmit={submit}>
        <input aria-label="Name" />
      </form>,
    ],
    [
      'where the screen says so',
      <form key="lost" data-may-be-lost onSubmit={submit}>
        <input aria-label="Name" />
      </form>,
    ],
  ])('counts nothing %s', async (_name, part) => {
    const user = userEvent.setup();
    render(part);
    await user.type(field('Name'), 'x');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('counts input until it is sent, and new input again', async () => {
    const user = userEvent.setup();
    render(form);
    await user.type(field('Name'), 'h');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(field('Name'), 'i');
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('forgets removed fields', async () => {
    const user = userEvent.setup();
    render(<Removable>{form}</Removable>);
    await user.type(field('Name'), 'h');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(hasUnsavedChanges()).toBe(false);
  });
});
