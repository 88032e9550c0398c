import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../web/http/ApiError.ts';
import { aSession, expectAccessible, renderWithProviders } from '../../testing/index.ts';
import { Button } from '../button/Button.tsx';
import { showSnackbar } from '../snackbar/snackbars.ts';
import { ConfirmDialog, Dialog, FileField, Select, Tooltip } from './index.ts';

function Opener({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </Button>
      {isOpen && children(close)}
    </>
  );
}

async function expectClosed() {
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

describe('Dialog', () => {
  it('takes focus, closes on Escape and returns focus', async () => {
    const { user } = renderWithProviders(
      <Opener>
        {(close) => (
          <Dialog title="Switch" onClose={close} actions={<Button kind="primary">Go</Button>}>
            Text
          </Dialog>
        )}
      </Opener>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Switch' });
    await user.tab();
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(within(dialog).getByRole('button', { name: 'Go' })).toHaveFocus();
    await user.tab();
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    await expectClosed();
  });

  it('keeps a snackbar readable and closable', async () => {
    const { user } = renderWithProviders(
      <Opener>{(close) => <Dialog title="Switch" onClose={close} isDismissable />}</Opener>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Switch' });
    act(() => {
      showSnackbar('Twenty at most', 'failure');
    });
    // A query by role does not find what a dialog hides from assistive technology.
    const bar = screen.getByRole('status');
    expect(bar).toHaveTextContent('Twenty at most');
    await user.click(within(bar).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Twenty at most')).not.toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
  });

  it('closes by its close button', async () => {
    const { user } = renderWithProviders(
      <Opener>{(close) => <Dialog title="Switch" onClose={close} />}</Opener>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await expectClosed();
  });

  it('stays open when it is not dismissable', async () => {
    const { user } = renderWithProviders(
      <Opener>
        {(close) => (
          <Dialog
            title="Wait"
            isDismissable={false}
            onClose={close}
            actions={<Button onClick={close}>Leave</Button>}
          />
        )}
      </Opener>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Wait' });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Wait' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await expectClosed();
  });
});

describe('ConfirmDialog', () => {
  it('confirms, and shows a failure', async () => {
    const onConfirm = jest.fn();
    const { user } = renderWithProviders(
      <ConfirmDialog
        title="使用中ユーザーを解放しますか？"
        confirmLabel="解放"
        error={new ApiError({ kind: 'server', requestId: 'req-1' })}
        onConfirm={onConfirm}
        onClose={() => undefined}
      />,
      { session: aSession({ locale: 'ja' }) },
    );
    const dialog = screen.getByRole('alertdialog', { name: '使用中ユーザーを解放しますか？' });
    expect(dialog).toHaveTextContent('システム側で問題が発生しました。');
    expect(dialog).toHaveTextContent('リクエストID: req-1');
    await user.click(screen.getByRole('button', { name: '解放' }));
    expect(onConfirm).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'キャンセル' })).toBeEnabled();
  });
});

function Chooser({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <Select
      label="User"
      placeholder="Choose"
      need="required"
      error={value === '' ? 'Choose a user' : undefined}
      value={value}
      onChange={(choice) => {
        setValue(choice);
        onChange(choice);
      }}
      options={[
        { value: '1', label: 'Yamada Hanako' },
        { value: '2', label: 'Sato Ken' },
      ]}
    />
  );
}

describe('Select', () => {
  it('chooses an option, and shows its error until then', async () => {
    const onChange = jest.fn();
    const { user, container } = renderWithProviders(<Chooser onChange={onChange} />);
    expect(screen.getByText('Choose a user')).toBeVisible();
    const trigger = screen.getByRole('button', { name: /User/ });
    expect(trigger).toHaveAccessibleDescription(/Required/);
    expect(trigger).toHaveAccessibleDescription(/Choose a user/);
    await user.click(screen.getByRole('button', { name: /User/ }));
    await user.click(await screen.findByRole('option', { name: 'Sato Ken' }));
    expect(onChange).toHaveBeenCalledWith('2');
    const button = await screen.findByRole('button', { name: /Sato Ken/ });
    await waitFor(() => {
      expect(button).toHaveFocus();
    });
    expect(screen.queryByText('Choose a user')).not.toBeInTheDocument();
    await expectAccessible(container);
  });
});

function Picker() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileField
      label="Request file (.lir)"
      accept=".lir"
      value={file}
      onChange={setFile}
      error={file ? undefined : 'Select a file'}
    />
  );
}

describe('FileField', () => {
  it('accepts a file and shows its name and size', async () => {
    const { user, container } = renderWithProviders(<Picker />);
    const input = screen.getByLabelText('Request file (.lir)');
    expect(input).toHaveAccessibleDescription('Error: Select a file');
    await user.upload(input, new File(['x'.repeat(2048)], 'machine.lir'));
    expect(screen.getByText('machine.lir (2 KB)')).toBeVisible();
    expect(input).toBeValid();
    await expectAccessible(container);
  });
});

describe('Tooltip', () => {
  it('is shown on focus', async () => {
    const { user } = renderWithProviders(
      <Tooltip text="Pay or cancel the unpaid order first.">
        <button>Renew</button>
      </Tooltip>,
    );
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Pay or cancel');
  });
});
