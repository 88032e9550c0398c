import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { GivenUp } from './GivenUp.ts';
import { useMutation } from './useMutation.ts';

interface Call {
  readonly turnBack: () => Promise<void>;
  readonly sent: string;
  readonly answer: (outcome: string) => Promise<void>;
  readonly fail: () => Promise<void>;
}

const calls: Call[] = [];

function send(sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    calls.push({
      sent,
      answer: (outcome) =>
        act(async () => {
          resolve(outcome);
          await Promise.resolve();
        }),
      turnBack: () =>
        act(async () => {
          reject(new GivenUp());
          await Promise.resolve();
        }),
      fail: () =>
        act(async () => {
          reject(new Error('away'));
          await Promise.resolve();
        }),
    });
  });
}

interface SaverProps {
  readonly aboutOf?: (what: string) => string;
  readonly onSaved?: (outcome: string) => void;
}

function Saver({ onSaved, ...options }: SaverProps) {
  const save = useMutation({ mutationFn: send, ...options });
  // The state is not rendered: the presses come before a page could show it.
  const press = (what: string) => () => {
    save.mutate(what, { ...(onSaved && { onSuccess: onSaved }) });
  };
  return (
    <>
      <button onClick={press('first')}>First</button>
      <button onClick={press('second')}>Second</button>
      <button onClick={save.reset}>Give up</button>
      <p>{save.status}</p>
    </>
  );
}

const sent = () => calls.map((call) => call.sent);

function open(props: SaverProps = {}) {
  const onSaved = jest.fn();
  const { user } = renderWithProviders(<Saver onSaved={onSaved} {...props} />);
  const press = async (name: string) => user.click(screen.getByRole('button', { name }));
  return { onSaved, press };
}

beforeEach(() => {
  calls.length = 0;
});

describe('useMutation', () => {
  it('ignores a second press while the first call is pending', async () => {
    const { press, onSaved } = open();
    await press('First');
    await press('First');
    await press('Second');
    expect(sent()).toEqual(['first']);
    await calls[0]?.answer('saved');
    expect(onSaved.mock.calls.map(([outcome]: unknown[]) => outcome)).toEqual(['saved']);
  });

  it.each(['answer', 'fail'] as const)('calls again after the end of a call (%s)', async (end) => {
    const { press } = open();
    await press('First');
    await calls[0]?.[end]('saved');
    expect(await screen.findByText(end === 'fail' ? 'error' : 'success')).toBeVisible();
    await press('First');
    expect(sent()).toEqual(['first', 'first']);
  });

  it('shows no failure when the person cancelled', async () => {
    const { press } = open();
    await press('First');
    await calls[0]?.turnBack();
    expect(await screen.findByText('idle')).toBeVisible();
    await press('First');
    expect(sent()).toEqual(['first', 'first']);
  });

  it('makes calls about different things concurrently', async () => {
    const { press } = open({ aboutOf: String });
    await press('First');
    await press('Second');
    await press('Second');
    expect(sent()).toEqual(['first', 'second']);
  });

  it('does not wait for a call after reset', async () => {
    const { press } = open();
    await press('First');
    await press('Give up');
    await press('Second');
    await calls[0]?.answer('too late');
    await press('Second');
    expect(sent()).toEqual(['first', 'second']);
  });
});
