import { expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../../locales/board/en.json';
import { anEmiFinding } from '../../../testing/result/anEmiFinding.ts';
import { anEmiResultAnswer, anEmiRun } from '../../../testing/result/anEmiResult.ts';
import { boardOfTwo } from '../../../testing/result/boardOfTwo.ts';
import { fakeGraphics } from '../../../testing/result/fakeGraphics.ts';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { picturePlace } from '../../../testing/result/pictureOfBoard.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();
const graphics = fakeGraphics();
const gone = anEmiFinding({ no: 3, key: 'old', x_mm: 8, y_mm: 20, message: 'OLD was here.' });

beforeEach(() => {
  emi.board(boardOfTwo);
  emi.result(() =>
    anEmiResultAnswer({ drawing: { bytes: 1000 }, runs: [anEmiRun()], previous_id: 'job-0' }),
  );
  emi.comparison(() => [
    { state: 'new', key: 'gap' },
    { state: 'still', key: 'long', was: { key: 'l', severity: 'info', measured: 1, limit: 1 } },
    { state: 'gone', finding: gone },
  ]);
});

describe('the boards of two compared runs', () => {
  it('lie over each other with a slider, each with its findings, accessibly', async () => {
    const { user, container, address } = renderResult({ search: '?compare=job-0' });
    const swipe = () => screen.findByRole('slider', { name: en['emi.board.swipe'] });
    const slider = await swipe();
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      en['emi.board.swipeValue'].replace('{share}', '50%').replace('{file}', 'router-old.tgz'),
    );
    // The other board is drawn last: its own findings only, the resolved one with a sign.
    const seesBoth = () =>
      waitFor(() => {
        expect(graphics.written()).toEqual(['U1', '3', '✓', '2']);
      });
    await seesBoth();
    await expectAccessible(container);
    const both = screen.getByRole('checkbox', { name: en['emi.board.both'] });
    await user.click(both);
    expect(slider).not.toBeInTheDocument();
    await waitFor(() => {
      expect(graphics.written()).toEqual(expect.arrayContaining(['+', '✓']));
    });
    await user.click(both);
    await seesBoth();
    const picture = screen.getByRole('application');
    const pick = () =>
      user.pointer({ keys: '[MouseLeft]', target: picture, coords: picturePlace(8, 20) });
    fireEvent.change(await swipe(), { target: { value: '10' } });
    await pick();
    expect(address()).toBe('/demitasnx/job-1?compare=job-0&lit=GND');
    fireEvent.change(await swipe(), { target: { value: '60' } });
    await pick();
    expect(address()).toBe('/demitasnx/job-1?compare=job-0&lit=GND&finding=gone-old');
  });

  it('needs the board of the other run, which is kept for a month', async () => {
    emi.server.use(
      http.get('*/jobs/job-0/board', () =>
        HttpResponse.json({ error: true, code: 'gone' }, { status: 410 }),
      ),
    );
    renderResult({ search: '?compare=job-0' });
    expect(await screen.findByText(en['emi.board.otherGone'])).toBeInTheDocument();
    expect(screen.queryByRole('slider', { name: en['emi.board.swipe'] })).not.toBeInTheDocument();
  });
});
