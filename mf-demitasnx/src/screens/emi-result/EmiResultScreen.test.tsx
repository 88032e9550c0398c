import { expectAccessible } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../locales/result/en.json';
import { anEmiJobRow } from '../../testing/anEmiJob.ts';
import { anEmiResultAnswer, anEmiRule } from '../../testing/result/anEmiResult.ts';
import { mockResult } from '../../testing/result/mockResult.ts';
import { renderResult } from '../../testing/result/renderResult.tsx';

const emi = mockResult();

describe('EmiResultScreen', () => {
  it('shows summary and findings, accessibly', async () => {
    const { container } = renderResult();
    expect(
      await screen.findByRole('heading', { level: 1, name: en['emi.result.title'] }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /CLK runs 12 mm/ })).toBeInTheDocument();
    expect(screen.getByText(en['emi.result.verdict'])).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('uses thousands separators for many findings', async () => {
    emi.result(() => anEmiResultAnswer({ counts: { error: 20_202, warning: 0, info: 0 } }));
    renderResult();
    expect(await screen.findByText('20,202')).toBeInTheDocument();
  });

  it('says that the job does not exist', async () => {
    emi.refuse('', 404, 'not_found');
    const { container } = renderResult();
    expect(await screen.findByText(en['emi.result.notFound'])).toBeInTheDocument();
    expect(screen.getByRole('link', { name: en['emi.result.toList'] })).toHaveAttribute(
      'href',
      '/demitasnx',
    );
    await expectAccessible(container);
  });

  it('retries after the server was unavailable', async () => {
    emi.refuse('', 503, 'unavailable');
    const { user } = renderResult();
    const again = await screen.findByRole('button', { name: 'Try again' });
    emi.result(() => anEmiResultAnswer());
    await user.click(again);
    expect(await screen.findByText('40 × 30 mm, 2 copper layers')).toBeInTheDocument();
  });

  it.each([
    ['waiting', en['emi.result.waiting']],
    ['processing', en['emi.result.processing']],
  ] as const)('says that the board is %s', async (status, text) => {
    const progress = status === 'processing' ? ({ stage: 'writing', percent: 80 } as const) : null;
    const job = anEmiJobRow({ status, progress, finished_at: null });
    emi.result(() => ({ job, result: null }));
    renderResult();
    expect(await screen.findByText(text)).toBeInTheDocument();
    if (progress)
      expect(await screen.findByRole('progressbar', { name: 'Writing the reports' })).toHaveValue(
        80,
      );
  });

  it('says why the board could not be analyzed', async () => {
    const job = anEmiJobRow({ status: 'failed', error: 'The archive has no matrix.' });
    emi.result(() => ({ job, result: null }));
    renderResult();
    expect(await screen.findByRole('alert')).toHaveTextContent('The archive has no matrix.');
    expect(screen.getByText(job.id)).toBeVisible();
  });

  it('lists assumptions, warnings, unchecked rules, and another board', async () => {
    const size = { width_mm: 40, height_mm: 30, area_mm2: 1200 };
    emi.result(() =>
      anEmiResultAnswer({
        warnings: [{ code: 'x', message: 'Odd.', file: 'matrix', line: 3, times: 2 }],
        rules: [{ ...anEmiRule('R9', 'Plane resonance'), skipped: 'No stackup.' }],
        differences: {
          first_id: 'job-0',
          outline: { now: size, first: { ...size, width_mm: 50 } },
          layers: null,
        },
      }),
    );
    const { user } = renderResult();
    await user.click(await screen.findByText('1 value was assumed'));
    expect(screen.getByText(/^Permittivity: 4\.3/)).toBeVisible();
    await user.click(screen.getByText(/^1 warning/));
    expect(screen.getByText(/^Odd\./)).toHaveTextContent(/^Odd\.\s?matrix, line 3/);
    await user.click(screen.getByText(/^1 rule was/));
    expect(screen.getByText('R9 Plane resonance No stackup.')).toBeVisible();
    await user.click(screen.getByText(en['emi.result.differs']));
    expect(screen.getByRole('link', { name: en['emi.result.toFirst'] })).toHaveAttribute(
      'href',
      '/demitasnx/job-0',
    );
  });

  it('says after 30 days that the board was deleted, and offers no reports', async () => {
    emi.result(() =>
      anEmiResultAnswer({ drawing: null, files_end_at: '2026-01-01T00:00:00.000Z' }),
    );
    const { container } = renderResult();
    const gone = en['emi.board.gone'].replace('{days, number}', '30');
    expect(await screen.findByText(gone)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: en['emi.result.rerun'] })).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: en['emi.result.reports'] }),
    ).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /CLK runs 12 mm/ })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says that an earlier release analyzed the board without a drawing', async () => {
    renderResult();
    expect(await screen.findByText(en['emi.board.noPicture'])).toBeInTheDocument();
    expect(screen.getByRole('button', { name: en['emi.result.rerun'] })).toBeEnabled();
    expect(await screen.findByText('DATA is 80 mm long.')).toBeInTheDocument();
  });

  it('loads a very large picture only on request', async () => {
    emi.result(() => anEmiResultAnswer({ drawing: { bytes: 140_000_000 } }));
    emi.refuse('/board', 503, 'unavailable');
    const { container, user } = renderResult();
    const large = en['emi.board.large'].replace('{size}', '133.5 MB');
    expect(await screen.findByText(large)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /CLK runs 12 mm/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: en['emi.board.showLarge'] }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText(large)).not.toBeInTheDocument();
  });

  it.each([
    [410, 'gone'],
    [503, 'unavailable'],
  ])('keeps the findings when the drawing call returns %s', async (status, code) => {
    emi.result(() => anEmiResultAnswer({ drawing: { bytes: 1000 } }));
    emi.refuse('/board', status, code);
    renderResult();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /CLK runs 12 mm/ })).toBeInTheDocument();
  });
});
