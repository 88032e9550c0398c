import { expectAccessible } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/board/en.json';
import { boardOfTwo } from '../../../testing/result/boardOfTwo.ts';
import { fakeGraphics } from '../../../testing/result/fakeGraphics.ts';
import { mockResult, twoFindings } from '../../../testing/result/mockResult.ts';
import { drawBoard, layer, picturePlace, pieces } from '../../../testing/result/pictureOfBoard.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();
const graphics = fakeGraphics();

beforeEach(() => {
  emi.board(boardOfTwo);
});

/** Renders the screen and waits until the board is drawn. */
const drawnBoard = (search = '') => drawBoard(graphics, search);

describe('the picture of a board', () => {
  it('has a name with the file and the number of marked findings, accessibly', async () => {
    const { container } = renderResult();
    const picture = await screen.findByRole('application');
    expect(picture).toHaveAccessibleName(/router\.tgz.*2/);
    expect(picture).toHaveAccessibleDescription(en['emi.board.keys']);
    await waitFor(() => {
      expect(graphics.written()).toEqual(expect.arrayContaining(['1', '2']));
    });
    await expectAccessible(container);
  });

  it('hides a layer, shows one alone with its findings and those without a layer, and all again', async () => {
    const { user } = await drawnBoard();
    await waitFor(() => {
      expect(graphics.written()).toEqual(['U1', '2', '1']);
    });
    expect(await layer('ground')).toHaveAccessibleName('ground plane, GND');
    await user.click(await layer('ground'));
    await waitFor(() => {
      expect(graphics.drawn()).toBeLessThan(pieces);
    });
    await user.click(screen.getByRole('button', { name: 'Only this: ground' }));
    expect(await layer('top')).not.toBeChecked();
    expect(await layer('ground')).toBeChecked();
    await waitFor(() => {
      expect(graphics.written()).toEqual(['U1', '2']);
    });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await layer('top')).toBeChecked();
    await waitFor(() => {
      expect(graphics.drawn()).toBe(pieces);
    });
  });

  it('hides parts and marks', async () => {
    const { user } = await drawnBoard();
    await waitFor(() => {
      expect(graphics.written()).toEqual(['U1', '2', '1']);
    });
    await user.click(screen.getByRole('checkbox', { name: 'Findings' }));
    await waitFor(() => {
      expect(graphics.written()).toEqual(['U1']);
    });
    await user.click(screen.getByRole('checkbox', { name: 'Parts' }));
    await waitFor(() => {
      expect(graphics.written()).toEqual([]);
    });
  });

  it('marks the listed findings, and opens the finding of a mark', async () => {
    const { user, picture, address } = await drawnBoard();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Warning');
    await waitFor(() => {
      expect(graphics.written()).toEqual(['U1', '2']);
    });
    const { x_mm: x = 0, y_mm: y = 0 } = twoFindings[1] ?? {};
    await user.pointer({ keys: '[MouseLeft]', target: picture, coords: picturePlace(x, y) });
    expect(await screen.findByRole('heading', { name: /^Finding 2/ })).toBeInTheDocument();
    expect(screen.getByText(/^Finding 2: DATA is 80 mm long/)).toHaveAttribute('role', 'status');
    expect(picture).toHaveFocus();
    expect(address()).toBe('/demitasnx/job-1?severity=warning&finding=long');
  });

  it('draws overlapping findings as one mark, which opens each in turn', async () => {
    const [first, second] = twoFindings;
    const { x_mm = 0, y_mm = 0 } = first ?? {};
    emi.findings(() => [first!, { ...second!, x_mm: x_mm + 0.5, y_mm }]);
    const { user, picture, address } = await drawnBoard();
    await waitFor(() => {
      expect(graphics.written()).toEqual(['U1', '1', '+1']);
    });
    const click = () =>
      user.pointer({ keys: '[MouseLeft]', target: picture, coords: picturePlace(x_mm, y_mm) });
    await click();
    expect(await screen.findByRole('heading', { name: /^Finding 1/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Whole board' }));
    await click();
    expect(await screen.findByRole('heading', { name: /^Finding 2/ })).toBeInTheDocument();
    expect(address()).toBe('/demitasnx/job-1?finding=long');
  });

  it('highlights the net of clicked copper, and none beside copper', async () => {
    const { user, picture, address } = await drawnBoard();
    const click = (x: number, y: number) =>
      user.pointer({ keys: '[MouseLeft]', target: picture, coords: picturePlace(x, y) });
    await click(30, 10);
    expect(await screen.findByText(/30 mm on top/)).toBeInTheDocument();
    expect(address()).toBe('/demitasnx/job-1?lit=CLK');
    await click(0.2, 29.8);
    await waitFor(() => {
      expect(address()).toBe('/demitasnx/job-1');
    });
  });

  it('does not treat a drag as a click', async () => {
    const { user, picture, address } = await drawnBoard();
    await user.pointer([
      { keys: '[MouseLeft>]', target: picture, coords: picturePlace(30, 10) },
      { target: picture, coords: picturePlace(25, 12) },
      { keys: '[/MouseLeft]', target: picture, coords: picturePlace(25, 12) },
    ]);
    expect(address()).toBe('/demitasnx/job-1');
  });

  it('highlights a net by name, describes its return path, and stops', async () => {
    const { user, address } = await drawnBoard();
    const field = within(screen.getByRole('main')).getByRole('combobox', {
      name: 'Net or part',
      description: 'Enter a name, or click the net’s copper.',
    });
    await user.type(field, 'CLX');
    expect(field).toHaveAccessibleDescription(/The board has no net or part by that name/);
    await user.clear(field);
    await user.type(field, 'CLK');
    expect(await screen.findByText(/30 mm on top: copper of ground \(GND\)/)).toHaveTextContent(
      '100%',
    );
    expect(address()).toBe('/demitasnx/job-1?lit=CLK');
    await waitFor(() => {
      expect(graphics.drawn()).toBeGreaterThan(pieces);
    });
    await user.click(screen.getByRole('button', { name: 'Show all nets' }));
    expect(address()).toBe('/demitasnx/job-1');
    await waitFor(() => {
      expect(graphics.drawn()).toBe(pieces);
    });
  });

  it('opens the finding of a link with its mark, and scrolls into view when that highlights its net', async () => {
    const { user, picture, address } = await drawnBoard('?finding=gap');
    expect(await screen.findByRole('heading', { name: /^Finding 1/ })).toBeInTheDocument();
    await waitFor(() => {
      expect(graphics.written()).toContain('1');
    });
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await screen.findByRole('button', { name: 'Highlight net' }));
    expect(address()).toBe('/demitasnx/job-1?finding=gap&lit=CLK');
    const [area] = shown.mock.contexts;
    expect(area instanceof Element && area.contains(picture)).toBe(true);
    shown.mockRestore();
  });

  it('opens with the net in the address', async () => {
    await drawnBoard('?lit=GND');
    expect(await screen.findByText(en['emi.board.noTraces'])).toBeInTheDocument();
  });

  it('is redrawn with its highlighted net after the WebGL context was lost', async () => {
    await drawnBoard('?lit=CLK');
    await waitFor(() => {
      expect(graphics.drawn()).toBeGreaterThan(pieces);
    });
    const drawn = graphics.drawn();
    graphics.loseAndRestore();
    await waitFor(() => {
      expect(graphics.drawn()).toBe(drawn);
    });
  });

  it('is redrawn at once on resize, and keeps the whole board visible', async () => {
    const { user, picture, address } = await drawnBoard();
    graphics.resize(picture, 400);
    expect(graphics.drawn()).toBe(pieces);
    expect(graphics.written()).toEqual(['U1', '2', '1']);
    const { x_mm: x = 0, y_mm: y = 0 } = twoFindings[1] ?? {};
    const scale = (0.92 * 400) / 40;
    const coords = { clientX: 200 + (x - 20) * scale, clientY: 300 - (y - 15) * scale };
    await user.pointer({ keys: '[MouseLeft]', target: picture, coords });
    expect(address()).toBe('/demitasnx/job-1?finding=long');
  });

  it('moves and zooms with keys and buttons only', async () => {
    const { user, picture } = await drawnBoard();
    const whole = ['U1', '2', '1'];
    await waitFor(() => {
      expect(graphics.written()).toEqual(whole);
    });
    picture.focus();
    // So close that only the middle of the plane is visible.
    await user.keyboard('{+>4/}');
    await waitFor(() => {
      expect(graphics.written()).toEqual([]);
    });
    await user.keyboard('{ArrowDown>8/}');
    await waitFor(() => {
      expect(graphics.written()).toEqual(['1']);
    });
    await user.keyboard('0');
    await waitFor(() => {
      expect(graphics.written()).toEqual(whole);
    });
    for (const name of ['Zoom in', 'Zoom out', 'Whole board'])
      await user.click(screen.getByRole('button', { name }));
    await waitFor(() => {
      expect(graphics.written()).toEqual(whole);
    });
  });
});
