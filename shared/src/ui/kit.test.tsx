import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '../web/http/ApiError.ts';
import { aSession, expectAccessible, renderWithProviders } from '../testing/index.ts';
import { Alert } from './state/Alert.tsx';
import { Button } from './button/Button.tsx';
import { LinkButton } from './button/LinkButton.tsx';
import { Card } from './layout/Card.tsx';
import { Fact } from './layout/Fact.tsx';
import { Chip } from './marks/Chip.tsx';
import { StatusChip } from './marks/StatusChip.tsx';
import { Checkbox } from './field/Checkbox.tsx';
import { SearchField } from './field/SearchField.tsx';
import { SelectField } from './field/SelectField.tsx';
import { Switch } from './field/Switch.tsx';
import { TextField } from './field/TextField.tsx';
import { TextLink } from './button/TextLink.tsx';
import { PageHeading } from './page-heading/PageHeading.tsx';
import { ProgressBar } from './marks/ProgressBar.tsx';
import { Skeleton } from './marks/Skeleton.tsx';
import { EmptyState } from './state/EmptyState.tsx';
import { ErrorState } from './state/ErrorState.tsx';
import { NotPermittedState } from './state/NotPermittedState.tsx';

const nothing = () => undefined;

function Kit() {
  return (
    <main>
      <PageHeading title="Kit" lead="Everything" actions={<Button kind="primary">Save</Button>} />
      <Alert kind="danger" title="Failed" action={<Button>Try</Button>}>
        Because
      </Alert>
      <Card title="Card">
        <LinkButton to="/a">A</LinkButton>
        <TextLink href="https://example.com" isExternal>
          Manual
        </TextLink>
        <Chip onRemove={nothing} removeLabel="Release Hanako">
          Hanako
        </Chip>
        <StatusChip tone="danger" icon="circle-x">
          Unpaid
        </StatusChip>
        <TextField
          holds="name"
          label="Company"
          help="As registered"
          error="Please enter your company name"
        />
        <SelectField label="Product" options={[{ value: 'cd', label: 'Circuit Designer' }]} />
        <SearchField label="Search" value="x" onChange={nothing} />
        <Checkbox error="Agree first">I agree</Checkbox>
        <Switch isOn label="Auto-renewal" onChange={nothing} />
        <ProgressBar label="Upload" value={3} max={12} detail="3 of 12 MB" />
      </Card>
      <Skeleton />
      <EmptyState />
      <ErrorState error={new ApiError({ kind: 'server', requestId: 'r-1' })} onRetry={nothing} />
      <NotPermittedState />
    </main>
  );
}

describe('the shared UI kit', () => {
  it.each(['en', 'ja'] as const)('is accessible in %s', async (locale) => {
    document.documentElement.lang = locale;
    renderWithProviders(<Kit />, { session: aSession({ locale }) });
    // The drawings of empty states load with the first one.
    await waitFor(() => {
      expect(document.body.innerHTML).toContain('viewBox="0 0 96 80"');
    });
    await expectAccessible();
  });

  it('connects help and error with their field', () => {
    renderWithProviders(<Kit />);
    const field = screen.getByLabelText('Company');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'As registered Error: Please enter your company name',
    );
  });

  it('shows the request id of a failed call', () => {
    renderWithProviders(<Kit />, { session: aSession({ locale: 'ja' }) });
    expect(screen.getByText('リクエストID: r-1')).toBeVisible();
    expect(screen.getByRole('button', { name: '再試行' })).toBeVisible();
  });
});

describe('Fact', () => {
  it.each([[{}], ['State'], [undefined]])('names itself for the message %j', (name) => {
    // React logs errors of components.
    jest.spyOn(console, 'error').mockReturnValue();
    // @ts-expect-error -- as in a remote that was not type-checked
    expect(() => renderWithProviders(<Fact name={name}>Open</Fact>)).toThrow(
      'Fact needs a message with an id as name',
    );
  });
});

describe('Button', () => {
  it('ignores presses while its action is running, and keeps focus', async () => {
    const onClick = jest.fn();
    const { user, rerender } = renderWithProviders(<Button onClick={onClick}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    await user.click(button);
    rerender(
      <Button isBusy onClick={onClick}>
        Save
      </Button>,
    );
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});

describe('Chip', () => {
  it('closes by its close button', async () => {
    const onRemove = jest.fn();
    const { user } = renderWithProviders(
      <Chip onRemove={onRemove} removeLabel="Release Hanako">
        Hanako
      </Chip>,
    );
    await user.click(screen.getByRole('button', { name: 'Release Hanako' }));
    expect(onRemove).toHaveBeenCalled();
  });
});

describe('ErrorState', () => {
  it.each([
    ['network', 'The portal could not be reached. Check your connection and try again.'],
    ['timeout', 'The portal did not answer in time. Try again in a moment.'],
    ['malformed', 'The portal returned an unreadable response. Try again in a moment.'],
    ['server', 'Something went wrong on our side. Try again in a moment.'],
  ] as const)('says what to do about the failure %s', async (kind, sentence) => {
    const onRetry = jest.fn();
    const { user } = renderWithProviders(
      <ErrorState error={new ApiError({ kind })} onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('has a text for an error that is no failed call', () => {
    renderWithProviders(<ErrorState error={new Error('x')} onRetry={nothing} />);
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred');
  });
});
