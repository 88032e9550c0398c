import { screen, waitFor, within } from '@testing-library/react';
import * as z from 'zod/mini';
import { useState } from 'react';
import { submitForm, useZodForm } from '../forms/index.ts';
import { useUnsavedChanges } from '../../web/session/unsavedChanges.ts';
import { aSession, expectAccessible, renderWithProviders } from '../../testing/index.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { ConfirmDialog, Dialog } from './index.ts';

const schema = z.object({ email: z.string() });

interface InviteDialogProps {
  readonly keepsInput: boolean;
  readonly onClose: () => void;
}

function InviteDialog({ keepsInput, onClose }: InviteDialogProps) {
  const form = useZodForm({ schema, defaultValues: { email: '' } });
  return (
    <Dialog
      title="Invite"
      keepsInput={keepsInput}
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <form onSubmit={submitForm(form, () => Promise.resolve())}>
        <TextField holds="name" label="Email" {...form.register('email')} />
      </form>
    </Dialog>
  );
}

/** A page with unsaved input, and a dialog above it. */
function Page({ keepsInput = false }: { readonly keepsInput?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  useUnsavedChanges(true);
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </Button>
      {isOpen && (
        <InviteDialog
          keepsInput={keepsInput}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

async function open(typed: string, props = {}, locale: 'en' | 'ja' = 'en') {
  const { user } = renderWithProviders(<Page {...props} />, { session: aSession({ locale }) });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite' });
  if (typed !== '') await user.keyboard(typed);
  return { user, dialog };
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

async function expectClosed() {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

describe('Dialog', () => {
  it('focuses the first field of a form', async () => {
    const { dialog } = await open('');
    expect(within(dialog).getByLabelText('Email')).toHaveFocus();
  });

  it.each([
    ['Escape', 'en', 'Discard what you have entered?', 'Keep editing', 'Discard'],
    ['Close', 'ja', '入力内容を破棄しますか？', '編集を続ける', '破棄する'],
  ] as const)(
    'asks before %s loses what is typed (%s)',
    async (by, locale, title, stay, discard) => {
      const { user, dialog } = await open('a@example.com', {}, locale);
      const leave = async () =>
        by === 'Escape'
          ? user.keyboard('{Escape}')
          : user.click(within(dialog).getByRole('button', { name: '閉じる' }));
      await leave();
      const question = await screen.findByRole('alertdialog', { name: title });
      await expectAccessible(question);
      expect(within(question).getByRole('button', { name: stay })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(within(dialog).getByLabelText('Email')).toHaveValue('a@example.com');
      await waitFor(() => {
        expect(dialog).toContainElement(focused());
      });
      await leave();
      await user.click(await screen.findByRole('button', { name: discard }));
      await expectClosed();
    },
  );

  it.each([
    ['nothing is typed', '', {}],
    ['what is typed is kept', 'a', { keepsInput: true }],
  ])('closes at once when %s', async (_when, typed, props) => {
    const { user } = await open(typed, props);
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('stays open under the second press of a double click, and closes by a later one', async () => {
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
    const { user } = await open('');
    await user.click(document.body);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    clock.mockReturnValue(now + 600);
    await user.click(document.body);
    clock.mockRestore();
    await expectClosed();
  });

  it('closes by its own Cancel without a question', async () => {
    const { user } = await open('a');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectClosed();
  });
});

describe('ConfirmDialog', () => {
  it('focuses the button that does nothing', () => {
    renderWithProviders(
      <ConfirmDialog
        isDanger
        title="Delete?"
        confirmLabel="Delete"
        onConfirm={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });
});
