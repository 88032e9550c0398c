import { screen } from '@testing-library/react';
import boardEn from '../../../locales/board/en.json';
import resultEn from '../../../locales/result/en.json';
import { boardOfTwo } from '../../../testing/result/boardOfTwo.ts';
import { fakeGraphics } from '../../../testing/result/fakeGraphics.ts';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const en = { ...resultEn, ...boardEn };
const emi = mockResult();
const graphics = fakeGraphics();

beforeEach(() => {
  emi.board(boardOfTwo);
});

describe('a board that cannot be drawn', () => {
  const earlier = () => new TextEncoder().encode('EMID0002{}     ').buffer;
  const damaged = () => boardOfTwo().slice(0, -8);

  it('reports missing WebGL, and keeps the findings', async () => {
    graphics.switchOff();
    renderResult();
    expect(await screen.findByText(en['emi.board.noGraphics'])).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /CLK runs 12 mm/ })).toBeInTheDocument();
  });

  it("reports an earlier release's drawing, and offers a re-run", async () => {
    emi.board(earlier);
    renderResult();
    expect(await screen.findByText(en['emi.board.noPicture'])).toBeInTheDocument();
    expect(screen.getByRole('button', { name: en['emi.result.rerun'] })).toBeEnabled();
    expect(await screen.findByRole('button', { name: /CLK runs 12 mm/ })).toBeInTheDocument();
  });

  it('reports a damaged drawing, and offers a reload', async () => {
    emi.board(damaged);
    const { user } = renderResult();
    expect(await screen.findByText(en['emi.board.damaged'])).toBeInTheDocument();
    emi.board(boardOfTwo);
    await user.click(screen.getByRole('button', { name: /^(Try again|再試行)$/ }));
    expect(await screen.findByRole('application')).toBeInTheDocument();
  });
});
