import { fireEvent, screen, waitFor } from '@testing-library/react';
import { boardOfTwo } from '../../../testing/result/boardOfTwo.ts';
import { fakeGraphics } from '../../../testing/result/fakeGraphics.ts';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { drawBoard, picturePlace } from '../../../testing/result/pictureOfBoard.ts';

const emi = mockResult();
const graphics = fakeGraphics();
const drawnBoard = () => drawBoard(graphics);

beforeEach(() => {
  emi.board(boardOfTwo);
});

describe('the tools of a board', () => {
  it('opens the next and the previous finding by keys, which can be switched off', async () => {
    const { user, picture, address } = await drawnBoard();
    picture.focus();
    await user.keyboard('n');
    expect(address()).toBe('/demitasnx/job-1?finding=gap');
    await user.keyboard('n');
    expect(address()).toBe('/demitasnx/job-1?finding=long');
    await user.keyboard('p');
    expect(address()).toBe('/demitasnx/job-1?finding=gap');
    expect(picture).toHaveFocus();
    const shortcuts = screen.getByRole('checkbox', { name: /^Shortcuts/ });
    await user.click(shortcuts);
    picture.focus();
    await user.keyboard('n');
    expect(address()).toBe('/demitasnx/job-1?finding=gap');
    await user.click(shortcuts);
  });

  it('makes a layer the active one by its number, and lists the keys', async () => {
    const { user, picture } = await drawnBoard();
    const active = screen.getByRole('combobox', { name: 'Active layer' });
    picture.focus();
    await user.keyboard('2');
    expect(active).toHaveDisplayValue('ground');
    await user.keyboard('2');
    expect(active).toHaveDisplayValue('None');
    await user.keyboard('?');
    expect(screen.getByText('Next finding, previous finding')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Next finding, previous finding')).not.toBeInTheDocument();
  });

  it('names place, net and part under the pointer, in mm or mil', async () => {
    const { user, picture } = await drawnBoard();
    const point = (x: number, y: number) =>
      user.pointer({ target: picture, coords: picturePlace(x, y) });
    await point(30, 10);
    expect(await screen.findByText(/^x 30, y 10 mm · CLK/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'mm, switch to mil' }));
    await point(30, 10);
    expect(await screen.findByText(/^x 1,181\.1, y 393\.7 mil · CLK/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'mil, switch to mm' }));
  });

  it('measures between two clicks, which snap to the ends of a trace', async () => {
    const { user, picture, address } = await drawnBoard();
    await user.click(screen.getByRole('button', { name: 'Measure', pressed: false }));
    for (const x of [5.1, 34.9])
      await user.pointer({ keys: '[MouseLeft]', target: picture, coords: picturePlace(x, 10) });
    await waitFor(() => {
      expect(graphics.written()).toContain('30 mm (x 30, y 0)');
    });
    expect(address()).toBe('/demitasnx/job-1');
    picture.focus();
    await user.keyboard('m');
    await waitFor(() => {
      expect(graphics.written()).not.toContain('30 mm (x 30, y 0)');
    });
  });

  it('shows a heat map by button and key, and says where it is hottest', async () => {
    const { user, picture } = await drawnBoard();
    await user.click(screen.getByRole('button', { name: 'Heat map', pressed: false }));
    expect(screen.getByText('Highest: 4, at x 21, y 11 mm')).toBeInTheDocument();
    expect(screen.getByText('3.2 to 4')).toBeInTheDocument();
    picture.focus();
    await user.keyboard('h');
    expect(screen.getByRole('button', { name: 'Heat map', pressed: false })).toBeInTheDocument();
    expect(screen.queryByText(/^Highest/)).not.toBeInTheDocument();
  });

  it('draws a layer in a chosen color', async () => {
    const { user } = await drawnBoard();
    const color = screen.getByLabelText('Color of top');
    const standard = color.getAttribute('value');
    fireEvent.change(color, { target: { value: '#123456' } });
    expect(color).toHaveValue('#123456');
    await user.click(screen.getByRole('button', { name: 'Standard colors' }));
    expect(color).toHaveValue(standard);
  });

  it('finds a part by name', async () => {
    const { user, address } = await drawnBoard();
    await user.click(screen.getByRole('checkbox', { name: 'Parts' }));
    await user.type(screen.getByRole('combobox', { name: 'Net or part' }), 'U1');
    await waitFor(() => {
      expect(graphics.written()).toContain('U1');
    });
    expect(address()).toBe('/demitasnx/job-1');
  });

  it('zooms by wheel with Ctrl or while it has focus; else the page scrolls', async () => {
    const { picture } = await drawnBoard();
    const isLeftToPage = (init: WheelEventInit = {}) =>
      fireEvent.wheel(picture, { deltaY: -5000, ...init });
    expect(isLeftToPage()).toBe(true);
    expect(isLeftToPage({ ctrlKey: true })).toBe(false);
    await waitFor(() => {
      expect(graphics.written()).toEqual([]);
    });
    picture.focus();
    expect(isLeftToPage()).toBe(false);
  });

  it('changes its share of the width by keys', async () => {
    const { user } = await drawnBoard();
    const border = screen.getByRole('separator', { name: 'Width of the board' });
    border.focus();
    for (const [key, share] of [
      ['ArrowLeft', 53],
      ['End', 75],
      ['ArrowRight', 75],
      ['Home', 30],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(screen.getByRole('separator', { value: { now: share } })).toBe(border);
    }
  });

  it('hides its options', async () => {
    const { user } = await drawnBoard();
    await user.click(screen.getByRole('button', { name: 'Layers and nets', expanded: true }));
    expect(screen.queryByRole('checkbox', { name: /^top/ })).not.toBeInTheDocument();
  });
});
