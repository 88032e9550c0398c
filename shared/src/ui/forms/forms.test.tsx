import { screen, waitFor, within } from '@testing-library/react';
import * as z from 'zod/mini';
import { ApiError } from '../../web/http/ApiError.ts';
import { hasUnsavedChanges } from '../../web/session/unsavedChanges.ts';
import { pressTwice, renderWithProviders } from '../../testing/index.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { ErrorSummary, fileWith, submitForm, useZodForm } from './index.ts';

const schema = z.object({
  company: z.string().check(z.minLength(1, 'Please enter your company name')),
  email: z.string().check(z.minLength(1, 'Please enter your email')),
});

interface CompanyFormProps {
  readonly onSend: (company: string) => void;
  readonly isEmailFirst?: boolean;
}

function CompanyForm({ onSend, isEmailFirst = false }: CompanyFormProps) {
  const form = useZodForm({ schema, defaultValues: { company: '', email: '' } });
  const { errors } = form.formState;
  const send = submitForm(form, (values) => {
    onSend(values.company);
    const isKnown = values.email === 'a@example.com';
    const fieldMessages = isKnown ? { email: 'Already registered' } : {};
    return Promise.reject(new ApiError({ kind: 'refused', fieldMessages }));
  });
  const email = () => (
    <TextField
      holds="name"
      label="Email"
      error={errors.email?.message}
      {...form.register('email')}
    />
  );
  return (
    <form noValidate onSubmit={send}>
      <ErrorSummary
        errors={errors}
        onJump={(name) => {
          if (name === 'email') form.setFocus(name);
        }}
      />
      {isEmailFirst && email()}
      <TextField
        holds="name"
        label="Company"
        error={errors.company?.message}
        {...form.register('company')}
      />
      {!isEmailFirst && email()}
      {errors.root && <p role="alert">Not sent</p>}
      <Button type="submit">Send</Button>
    </form>
  );
}

describe('useZodForm', () => {
  it('focuses the first wrong field, lists all errors and keeps the input', async () => {
    const onSend = jest.fn();
    const { user } = renderWithProviders(<CompanyForm onSend={onSend} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There are errors in the input');
    expect(screen.getByLabelText('Company')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Please enter your email' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.keyboard('a@example.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(hasUnsavedChanges()).toBe(true);
    });
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each([
    [false, ['Please enter your company name', 'Please enter your email']],
    [true, ['Please enter your email', 'Please enter your company name']],
  ])('lists errors as the fields stand (email first: %s)', async (isEmailFirst, texts) => {
    const { user } = renderWithProviders(
      <CompanyForm onSend={() => undefined} isEmailFirst={isEmailFirst} />,
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const list = within(await screen.findByRole('alert'));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(texts);
  });

  it('shows the messages of a refused form under their fields', async () => {
    const onSend = jest.fn();
    const { user } = renderWithProviders(<CompanyForm onSend={onSend} />);
    await user.type(screen.getByLabelText('Company'), 'Hoshino');
    await user.type(screen.getByLabelText('Email'), 'a@example.com');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Already registered')).toBeVisible();
    expect(onSend).toHaveBeenCalledWith('Hoshino');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Company')).toHaveValue('Hoshino');
  });
});

describe('submitForm', () => {
  it('sends once when it is pressed twice at once', async () => {
    const onSend = jest.fn();
    const { user } = renderWithProviders(<CompanyForm onSend={onSend} />);
    await user.type(screen.getByLabelText('Company'), 'Hoshino');
    await user.type(screen.getByLabelText('Email'), 'b@example.com');
    pressTwice(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('sends what a password manager wrote into fields without an event, instead of the typed text', async () => {
    const onSend = jest.fn();
    const { user } = renderWithProviders(<CompanyForm onSend={onSend} />);
    await user.type(screen.getByLabelText('Company'), 'Hoshi');
    for (const [label, text] of Object.entries({ Company: 'Hoshino', Email: 'b@example.com' })) {
      screen.getByLabelText<HTMLInputElement>(label).value = text;
    }
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent');
    expect(onSend).toHaveBeenCalledWith('Hoshino');
    expect(screen.getByLabelText('Company')).toHaveValue('Hoshino');
  });

  it('shows a failure without fields in an alert, and keeps the input', async () => {
    const { user } = renderWithProviders(<CompanyForm onSend={() => undefined} />);
    await user.type(screen.getByLabelText('Company'), 'Hoshino');
    await user.type(screen.getByLabelText('Email'), 'b@example.com');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent');
    expect(screen.getByLabelText('Company')).toHaveValue('Hoshino');
  });
});

describe('fileWith', () => {
  const file = fileWith('.lir', { missing: 'Select a file', wrongExtension: 'Choose a .lir file' });

  it.each([
    [null, 'Select a file'],
    [new File([''], 'a.txt'), 'Choose a .lir file'],
    [new File([''], 'A.LIR'), undefined],
  ])('checks the file %p', (value, message) => {
    expect(z.safeParse(file, value).error?.issues[0]?.message).toBe(message);
  });
});
