import { expectAccessible } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import en from '../../../locales/discussion/en.json';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();

describe('the discussion of a finding', () => {
  it('assigns it, marks it as fixed, and keeps a history, accessibly', async () => {
    const { user, container } = renderResult({ search: '?finding=gap' });
    const assignee = await screen.findByRole('combobox', { name: en['emi.thread.assignee'] });
    await user.selectOptions(assignee, 'Taro Suzuki');
    const assigned = en['emi.thread.assigned'].replace('{name}', 'Taro Suzuki');
    expect(await screen.findByText(assigned)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: en['emi.thread.fix'] }));
    expect(await screen.findByText(en['emi.thread.fixed'])).toBeInTheDocument();
    expect(screen.getByRole('button', { name: en['emi.thread.reopen'] })).toBeEnabled();
    expect(emi.state.asked.map(({ body }) => body)).toEqual([
      { act: 'assign', whom: 'p2' },
      { act: 'fix' },
    ]);
    await expectAccessible(container);
  });

  it('adds a comment that mentions a colleague, and asks for a missing one', async () => {
    const { user } = renderResult({ search: '?finding=gap' });
    const send = await screen.findByRole('button', { name: 'Add comment' });
    await user.click(send);
    const field = screen.getByRole('combobox', { name: 'Comment' });
    expect(field).toHaveAccessibleDescription(/Enter a comment/);
    await user.type(field, 'Move C1 here ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mention' }), 'Taro Suzuki');
    await user.click(send);
    expect(await screen.findByText(/^@Taro Suzuki Move C1 here/)).toBeInTheDocument();
    expect(field).toHaveValue('');
  });

  it('offers the team after “@” by keys and pointer, accessibly', async () => {
    const { user, container } = renderResult({ search: '?finding=gap' });
    const field = await screen.findByRole('combobox', { name: en['emi.thread.comment'] });
    const offer = (name: string) =>
      within(screen.getByRole('listbox', { name: en['emi.thread.mention'] })).getByRole('option', {
        name,
      });
    await user.type(field, 'See @');
    expect(field).toHaveAttribute('aria-activedescendant', offer('Hanako Yamada').id);
    await expectAccessible(container);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', offer('Taro Suzuki').id);
    await user.keyboard('{Escape}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.clear(field);
    await user.type(field, '@taro{Enter}');
    expect(field).toHaveValue('@Taro Suzuki ');
    const whom = screen.getByRole('combobox', { name: en['emi.thread.mention'] });
    expect(whom).toHaveDisplayValue('Taro Suzuki');
    await user.type(field, 'ok @');
    await user.click(offer('Hanako Yamada'));
    expect(whom).toHaveDisplayValue('Hanako Yamada');
    await user.click(screen.getByRole('button', { name: en['emi.thread.send'] }));
    expect(await screen.findByText('@Taro Suzuki ok @Hanako Yamada')).toBeInTheDocument();
  });

  it('shows state and assignee in the list, which can be narrowed to fixed ones', async () => {
    const { user } = renderResult({ search: '?finding=gap' });
    await user.click(await screen.findByRole('button', { name: 'Mark as fixed' }));
    await screen.findByText('Marked as fixed');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Fixed');
    expect(screen.getByRole('button', { name: /CLK runs/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /DATA is/ })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Open');
    expect(await screen.findByRole('button', { name: /DATA is/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /CLK runs/ })).not.toBeInTheDocument();
  });

  it('offers to try again when it cannot be read', async () => {
    emi.refuse('/findings/:key/remarks', 503, 'unavailable');
    renderResult({ search: '?finding=gap' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
