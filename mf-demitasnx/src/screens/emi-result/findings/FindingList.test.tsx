import { expectAccessible } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/result/en.json';
import { anEmiFinding } from '../../../testing/result/anEmiFinding.ts';
import { anEmiResultAnswer, anEmiRun } from '../../../testing/result/anEmiResult.ts';
import { mockResult, twoFindings } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();
const suppression = {
  reason: 'Shielded',
  user_name: 'Hanako Yamada',
  created_at: '2026-11-19T01:00:00Z',
};

/** Messages of the listed findings, once the list has settled. */
async function listed(count: number) {
  const table = await screen.findByRole('table', { name: /^(Findings|指摘)$/ });
  await waitFor(() => {
    expect(within(table).getAllByRole('button', { name: /^(Finding|指摘)\s?\d/ })).toHaveLength(
      count,
    );
  });
  return within(table)
    .getAllByRole('button', { name: /^(Finding|指摘)\s?\d/ })
    .map(({ textContent }) => textContent);
}

describe('the findings of a result', () => {
  it('are filtered by severity, rule and net, and the address contains the filters', async () => {
    const { user, address } = renderResult();
    expect(await listed(2)).toEqual([twoFindings[0]?.message, twoFindings[1]?.message]);
    const choose = (label: string, option: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: label }), option);
    await choose('Severity', 'Warning');
    expect(await listed(1)).toEqual(['DATA is 80 mm long.']);
    await choose('Severity', 'All');
    await choose('Rule', 'R3 Gap in the reference plane');
    expect(await listed(1)).toEqual([twoFindings[0]?.message]);
    expect(address()).toBe('/demitasnx/job-1?rule=R3');
    await choose('Rule', 'All');
    const nets = screen.getAllByRole('combobox', { name: 'Net' });
    await user.selectOptions(nets.at(-1)!, 'DATA');
    expect(await listed(1)).toEqual(['DATA is 80 mm long.']);
  });

  it('escape control characters in names of the archive', async () => {
    const [first, second] = twoFindings;
    emi.findings(() => [{ ...first!, net: 'CK\u0000\u202eX', layer: 'to\u001b[2Jp' }, second!]);
    const { user } = renderResult();
    await listed(2);
    const row = screen.getByRole('row', { name: /over a gap/ });
    expect(row).toHaveTextContent('CK\\u{0}\\u{202e}X');
    expect(row).toHaveTextContent('to\\u{1b}[2Jp');
    const nets = screen.getAllByRole('combobox', { name: 'Net' });
    await user.selectOptions(nets.at(-1)!, 'CK\\u{0}\\u{202e}X');
    expect(await listed(1)).toEqual([first?.message]);
  });

  it('are grouped by rule, net or part, with the number and the worst severity', async () => {
    const other = anEmiFinding({ no: 3, key: 'more', rule: 'R1', part: 'U1', severity: 'info' });
    emi.findings(() => [...twoFindings, other]);
    const { user, container, address } = renderResult();
    await listed(3);
    const by = screen.getByRole('combobox', { name: en['emi.findings.group'] });
    const heads = () =>
      screen.findAllByRole('button', { expanded: false, name: /^R|^U1|^部品なし|^No / });
    await user.selectOptions(by, en['emi.findings.rule']);
    expect((await heads()).map(({ textContent }) => textContent)).toEqual([
      `R3 Gap in the reference plane1${en['emi.severity.error']}`,
      `R1 Net length2${en['emi.severity.warning']}`,
    ]);
    await user.click(screen.getByRole('button', { name: /^R1 / }));
    const table = screen.getByRole('table', { name: 'R1 Net length' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expectAccessible(container);
    await user.selectOptions(by, en['emi.findings.part']);
    expect((await heads()).map(({ textContent }) => textContent)).toEqual([
      `U11${en['emi.severity.info']}`,
      `${en['emi.findings.noPart']}2${en['emi.severity.error']}`,
    ]);
    expect(address()).toBe('/demitasnx/job-1?group=part');
  });

  it('distinguish suppressed ones', async () => {
    emi.findings(() => [twoFindings[0]!, { ...twoFindings[1]!, suppression }]);
    renderResult({ search: '?status=suppressed' });
    expect(await listed(1)).toEqual(['DATA is 80 mm long.']);
    const row = screen.getByRole('row', { name: /DATA is 80 mm long/ });
    expect(row).toHaveTextContent('Suppressed');
    expect(screen.getByText('1 suppressed')).toBeInTheDocument();
  });

  it('fold those that are only worth a look until asked for, searched or linked', async () => {
    const doubtful = anEmiFinding({
      ...{ no: 3, key: 'doubt', message: 'SIG may be.', confidence: 'worth_a_look' },
    });
    emi.findings(() => [...twoFindings, doubtful]);
    const { user, unmount } = renderResult();
    await listed(2);
    await user.click(screen.getByRole('button', { expanded: false, name: /要確認|Worth a look/ }));
    expect(await listed(3)).toContain('SIG may be.');
    await user.click(screen.getByRole('button', { expanded: true, name: /要確認|Worth a look/ }));
    await listed(2);
    await user.type(screen.getByRole('searchbox', { name: en['emi.findings.search'] }), 'SIG');
    expect(await listed(1)).toEqual(['SIG may be.']);
    unmount();
    renderResult({ search: '?finding=doubt' });
    await listed(3);
    await user.click(screen.getByRole('button', { name: en['emi.findings.close'] }));
    await listed(3);
  });

  it('may be empty', async () => {
    emi.findings(() => []);
    renderResult();
    expect(await screen.findByText(en['emi.findings.none'])).toBeInTheDocument();
  });

  it('are compared with the previous run: new, unchanged and gone', async () => {
    emi.result(() => anEmiResultAnswer({ runs: [anEmiRun()], previous_id: 'job-0' }));
    emi.comparison(() => [
      { state: 'new', key: 'gap' },
      {
        ...{ state: 'still', key: 'long' },
        was: { key: 'long', severity: 'warning', measured: 70, limit: 27.5 },
      },
      { state: 'gone', finding: anEmiFinding({ no: 7, key: 'gap', message: 'Mended.' }) },
    ]);
    const { user, container, address } = renderResult();
    await listed(2);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Compare with' }),
      screen.getByRole('option', { name: /\(previous\), router-old\.tgz$/ }),
    );
    // Gone findings keep the other run's numbers and come last.
    expect(await listed(3)).toEqual([...twoFindings.map(({ message }) => message), 'Mended.']);
    for (const text of ['New1', 'Still there1', 'Gone1'])
      expect(
        screen.getAllByRole('listitem').filter((item) => item.textContent === text),
      ).toHaveLength(1);
    for (const [message, state] of [
      ['over a gap', 'New'],
      ['DATA is', 'Still there'],
      ['Mended', 'Gone'],
    ] as const)
      expect(screen.getByRole('row', { name: new RegExp(message) })).toHaveTextContent(state);
    expect(address()).toBe('/demitasnx/job-1?compare=job-0');
    await expectAccessible(container);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Change' }), 'Gone');
    expect(await listed(1)).toEqual(['Mended.']);
    // Gone findings cannot be suppressed.
    await user.click(screen.getByRole('button', { name: /Mended/ }));
    expect(await screen.findByRole('heading', { name: /^Finding 7/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Suppress' })).not.toBeInTheDocument();
  });

  it("show an existing finding's rating in the other run", async () => {
    emi.result(() =>
      anEmiResultAnswer({ runs: [anEmiRun({ engine_version: '0.9.0' })], previous_id: 'job-0' }),
    );
    const was = { key: 'long', severity: 'error', measured: 70.5, limit: 27.5 } as const;
    emi.comparison(() => [
      { state: 'new', key: 'gap' },
      { state: 'still', key: 'long', was },
    ]);
    renderResult({ search: '?compare=job-0&finding=long' });
    expect(await screen.findByText('70.5 mm (Error)')).toBeInTheDocument();
    expect(screen.getByText(/different versions of the engine \(1.0.0 and 0.9.0\)/)).toBeVisible();
  });

  it('stay visible when the comparison fails', async () => {
    emi.refuse('/compare/:other', 404, 'not_found');
    renderResult({ search: '?compare=job-x' });
    expect(await screen.findByText(en['emi.findings.compareFailed'])).toBeInTheDocument();
    expect(await listed(2)).toHaveLength(2);
  });

  it('can be reloaded after a failure', async () => {
    emi.refuse('/findings', 503, 'unavailable');
    const { user } = renderResult();
    const again = await screen.findByRole('button', { name: 'Try again' });
    emi.findings(() => twoFindings);
    await user.click(again);
    expect(await listed(2)).toHaveLength(2);
  });
});
