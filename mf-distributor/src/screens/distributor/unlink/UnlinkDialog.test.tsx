import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aLinkRecord, hasLink } from '../../../testing/linkHandlers.ts';
import { renderDistributorScreen } from '../../../testing/renderDistributorScreen.tsx';

const server = mockServer();

async function openDialog() {
  server.use(hasLink(() => aLinkRecord()));
  const { user } = renderDistributorScreen();
  await user.click(await screen.findByRole('button', { name: 'Unlink' }));
  return { user, dialog: await screen.findByRole('alertdialog') };
}

function answersUnlink(answer: () => Response) {
  let calls = 0;
  server.use(
    http.delete('*/api/user/auth', () => {
      calls += 1;
      return answer();
    }),
  );
  return () => calls;
}

describe('UnlinkDialog', () => {
  it('ends the link after a confirmation', async () => {
    const calls = answersUnlink(() => HttpResponse.json({}));
    const { user, dialog } = await openDialog();
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('Unlinked')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Link account' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls()).toBe(1);
  });

  it('changes nothing when the person cancels', async () => {
    const calls = answersUnlink(() => HttpResponse.json({}));
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(screen.getByText('Linked')).toBeInTheDocument();
    expect(calls()).toBe(0);
  });

  it('stays open with an error when unlinking fails', async () => {
    answersUnlink(() => HttpResponse.json({ error: true, code: 'internal' }, { status: 500 }));
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Unlink' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByText('Linked')).toBeInTheDocument();
  });
});
