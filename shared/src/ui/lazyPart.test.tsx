import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/index.ts';
import { Button } from './button/Button.tsx';
import { lazyPart, type LazyPart } from './lazyPart.tsx';

interface PartProps {
  readonly onClose: () => void;
}

function Panel({ onClose }: PartProps) {
  return <button onClick={onClose}>Panel</button>;
}

function Opener({ Part }: { readonly Part: LazyPart<PartProps> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        onPointerEnter={Part.preload}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </Button>
      {isOpen && (
        <Part
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

describe('lazyPart', () => {
  it('loads its code once, on the first hover or focus', async () => {
    const load = jest.fn(() => Promise.resolve(Panel));
    const { user } = renderWithProviders(<Opener Part={lazyPart(load)} />);
    expect(load).not.toHaveBeenCalled();
    await user.hover(screen.getByRole('button', { name: 'Open' }));
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('button', { name: 'Panel' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows the part when its code arrives after the press', async () => {
    let arrive: (part: typeof Panel) => void = () => undefined;
    const load = () => new Promise<typeof Panel>((resolve) => (arrive = resolve));
    const { user } = renderWithProviders(<Opener Part={lazyPart(load)} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.queryByRole('button', { name: 'Panel' })).not.toBeInTheDocument();
    expect(await screen.findByText('Loading…')).toBeVisible();
    await act(async () => {
      arrive(Panel);
      await Promise.resolve();
    });
    expect(await screen.findByRole('button', { name: 'Panel' })).toBeVisible();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('shows an error when the code cannot be loaded, and tries again at the next press', async () => {
    const load = jest.fn(() => Promise.reject<typeof Panel>(new Error('gone')));
    const { user } = renderWithProviders(<Opener Part={lazyPart(load)} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(
      await screen.findByText(
        'This section couldn’t be loaded. Check your connection and try again.',
      ),
    ).toBeVisible();
    load.mockImplementation(() => Promise.resolve(Panel));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('button', { name: 'Panel' })).toBeVisible();
  });
});
