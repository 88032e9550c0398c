import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { Card } from '../layout/Card.tsx';
import { keepFocus } from './keepFocus.ts';

function Page() {
  const [rows, setRows] = useState(['one', 'two']);
  const [released, setReleased] = useState<readonly string[]>([]);
  const [hasCard, setHasCard] = useState(true);
  return (
    <main ref={keepFocus}>
      <h1>Cart</h1>
      {hasCard && (
        <Card title="Lines">
          <table>
            <tbody>
              {rows.map((row) => (
                <tr key={row} aria-label={row}>
                  <td>
                    {!released.includes(row) && (
                      <button
                        type="button"
                        onClick={() => {
                          setReleased([...released, row]);
                        }}
                      >
                        Release {row}
                      </button>
                    )}
                    <button
                      type="button"
                      onClick={() => {
                        setRows(rows.filter((other) => other !== row));
                      }}
                    >
                      Remove {row}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <button
            type="button"
            onClick={() => {
              setHasCard(false);
            }}
          >
            Empty
          </button>
        </Card>
      )}
    </main>
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('keepFocus', () => {
  it.each([
    ['the row', 'Release one', 'row', 'one'],
    ['the heading of the card', 'Remove one', 'heading', 'Lines'],
    ['the heading of the page', 'Empty', 'heading', 'Cart'],
  ])('gives the focus to %s when its button goes away', async (_place, button, role, name) => {
    const { user } = renderWithProviders(<Page />);
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => {
      expect(screen.getByRole(role, { name })).toHaveFocus();
    });
  });

  it('does not move the focus from another element', async () => {
    const { user } = renderWithProviders(
      <>
        <Page />
        <input aria-label="Elsewhere" />
      </>,
    );
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove one' })).toHaveFocus();
    await user.keyboard('{Enter}');
    screen.getByLabelText('Elsewhere').focus();
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });
});
