import { aSession } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import boardEn from '../../../locales/board/en.json';
import boardJa from '../../../locales/board/ja.json';
import resultEn from '../../../locales/result/en.json';
import resultJa from '../../../locales/result/ja.json';
import { boardOfTwo } from '../../../testing/result/boardOfTwo.ts';
import { fakeGraphics } from '../../../testing/result/fakeGraphics.ts';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const en = { ...resultEn, ...boardEn };
const ja = { ...resultJa, ...boardJa };
const emi = mockResult();
const graphics = fakeGraphics();
const languages = [
  ['en', aSession(), en],
  ['ja', aSession({ locale: 'ja' }), ja],
] as const;

beforeEach(() => {
  emi.board(boardOfTwo);
});

describe('a board that cannot be drawn', () => {
  const earlier = () => new TextEncoder().encode('EMID0002{}     ').buffer;
  const damaged = () => boardOfTwo().slice(0, -8);

  it.each(languages)(
    'reports missing WebGL, and keeps the findings (%s)',
    async (_locale, session, texts) => {
      graphics.switchOff();
      renderResult({ session });
      expect(await screen.findByText(texts['emi.board.noGraphics'])).toBeInTheDocument();
      expect(await screen.findByRole('button', { name: /CLK runs 12 mm/ })).toBeInTheDocument();
    },
  );

  it.each(languages)(
    "reports an earlier release's drawing, and offers a re-run (%s)",
    async (_locale, session, texts) => {
      emi.board(earlier);
      renderResult({ session });
      expect(await screen.findByText(texts['emi.board.noPicture'])).toBeInTheDocument();
      expect(screen.getByRole('button', { name: texts['emi.result.rerun'] })).toBeEnabled();
      expect(await screen.findByRole('button', { name: /CLK runs 12 mm/ })).toBeInTheDocument();
    },
  );

  it.each(languages)(
    'reports a damaged drawing, and offers a reload (%s)',
    async (_locale, session, texts) => {
      emi.board(damaged);
      const { user } = renderResult({ session });
      expect(await screen.findByText(texts['emi.board.damaged'])).toBeInTheDocument();
      emi.board(boardOfTwo);
      await user.click(screen.getByRole('button', { name: /^(Try again|再試行)$/ }));
      expect(await screen.findByRole('application')).toBeInTheDocument();
    },
  );
});
