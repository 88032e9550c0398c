import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { showSnackbar } from './snackbars.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => {
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

function show(text: string) {
  act(() => {
    showSnackbar(text);
  });
}

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

describe('SnackbarHost', () => {
  it('announces a success for six seconds', () => {
    renderWithProviders(<p>page</p>);
    show('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    pass(5999);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('shows a snackbar for the given time', () => {
    renderWithProviders(<p>page</p>);
    act(() => {
      showSnackbar('Twenty at most', 'failure', { stayMs: 15_000 });
    });
    pass(14_999);
    expect(screen.getByText('Twenty at most')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Twenty at most')).not.toBeInTheDocument();
  });

  it('keeps a snackbar while the pointer is over it or focus is in it', () => {
    renderWithProviders(<p>page</p>);
    show('Saved');
    fireEvent.pointerMove(screen.getByText('Saved'));
    pass(20_000);
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent.pointerLeave(screen.getByText('Saved'));
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    pass(20_000);
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    pass(6000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('does not stay when it appears under a resting pointer', () => {
    renderWithProviders(<p>page</p>);
    show('Saved');
    fireEvent.pointerEnter(screen.getByText('Saved'));
    pass(6000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('shows the same text once, for six seconds from the last time', () => {
    renderWithProviders(<p>page</p>);
    show('Saved');
    pass(4000);
    show('Saved');
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    pass(4000);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(2000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('closes a snackbar by its button', () => {
    renderWithProviders(<p>page</p>);
    show('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('offers an action for twelve seconds, and closes with it', () => {
    const onAction = jest.fn();
    renderWithProviders(<p>page</p>);
    const offer = () => {
      act(() => {
        showSnackbar('Removed', 'success', { action: { label: 'Undo', onAction } });
      });
    };
    offer();
    pass(11_999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
    offer();
    pass(12_000);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  it('can be closed by the code that showed it', () => {
    renderWithProviders(<p>page</p>);
    let close: () => void = () => undefined;
    act(() => {
      close = showSnackbar('Removed');
    });
    act(() => {
      close();
    });
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  it('shows at most three snackbars', () => {
    renderWithProviders(<p>page</p>);
    for (const text of ['one', 'two', 'three', 'four']) show(text);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(3);
  });
});
