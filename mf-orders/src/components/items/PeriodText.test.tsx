import { render, screen } from '@testing-library/react';
import { PeriodText } from './PeriodText.tsx';

const oneLine = { whiteSpace: 'nowrap' };

describe('PeriodText', () => {
  it.each([
    ['en', '2026-11-20 – 2026-12-19', ['2026-11-20 –', '2026-12-19']],
    ['ja', '2026-11-20 ～ 2026-12-19', ['2026-11-20 ～', '2026-12-19']],
    [
      'ja, without spaces',
      '2026年11月20日〜2026年12月19日',
      ['2026年11月20日〜', '2026年12月19日'],
    ],
  ])(
    'wraps between the first and the last day, not within a date (%s)',
    (_locale, period, days) => {
      const { container } = render(<PeriodText>{period}</PeriodText>);
      expect(container).toHaveTextContent(period);
      for (const day of days) expect(screen.getByText(day)).toHaveStyle(oneLine);
      expect(container).not.toHaveStyle(oneLine);
    },
  );

  it('leaves a single day unchanged', () => {
    render(<PeriodText>2026-11-20</PeriodText>);
    expect(screen.getByText('2026-11-20')).not.toHaveStyle(oneLine);
  });
});
