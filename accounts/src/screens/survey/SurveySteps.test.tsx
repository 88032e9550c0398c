import { screen } from '@testing-library/react';
import {
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  pressTwice,
} from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { ConfirmScreen } from '../confirm/ConfirmScreen.tsx';

const server = mockServer();

interface Sent {
  readonly token: string;
  readonly survey: Readonly<Record<string, unknown>>;
}

/** A registration at the server, with the answers that were given before. */
function hold(before: Readonly<Record<string, unknown>> = {}): Sent[] {
  const sent: Sent[] = [];
  let survey = before;
  server.use(
    http.put<never, Sent>('*/api/registrations/survey', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      survey = { ...survey, ...body.survey };
      return HttpResponse.json({ outcome: 'saved' });
    }),
    http.post('*/api/registrations/confirm', () =>
      HttpResponse.json(
        Object.keys(survey).length < 5
          ? { outcome: 'survey', survey }
          : { outcome: 'activated', edition: 'community', estimate: '' },
      ),
    ),
  );
  return sent;
}

const answers = ['Analysis and simulation', 'Student', 'Noise and EMC', 'KiCad', 'Web search'];

describe('the survey behind the mailed link', () => {
  it('asks five questions and ends the registration', async () => {
    const sent = hold();
    const { container, user } = renderPage(<ConfirmScreen token="secret" />, { role: 'visitor' });
    for (const [index, answer] of answers.entries()) {
      await user.click(await screen.findByLabelText(answer));
      await expectAccessible(container);
      await user.click(
        screen.getByRole('button', { name: index === 4 ? 'Finish registration' : 'Next' }),
      );
    }
    expect(await screen.findByText(/Your account is active/)).toBeVisible();
    expect(sent.map(({ survey }) => survey)).toEqual([
      { purpose: 'analysis' },
      { job: 'student' },
      { challenges: ['noise'] },
      { cad: ['kicad'] },
      { heard: 'search' },
    ]);
  });

  it('goes on at the first question without an answer, and back to those before', async () => {
    const sent = hold({ purpose: 'viewer', job: 'other' });
    const { user } = renderPage(<ConfirmScreen token="secret" />, { role: 'visitor' });
    expect(await screen.findByText('Question 3 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Other')).toBeChecked();
    await user.click(screen.getByLabelText('Purchasing'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Question 3 of 5')).toBeVisible();
    expect(sent).toEqual([{ token: 'secret', survey: { job: 'purchasing' } }]);
  });

  it('ends the registration once when it is pressed twice', async () => {
    const sent = hold({ purpose: 'viewer', job: 'other', challenges: ['cost'], cad: ['kicad'] });
    const { user } = renderPage(<ConfirmScreen token="secret" />, { role: 'visitor' });
    await user.click(await screen.findByLabelText('Web search'));
    pressTwice(screen.getByRole('button', { name: 'Finish registration' }));
    expect(await screen.findByText(/Your account is active/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('wants an answer to each question', async () => {
    const sent = hold();
    const { user } = renderPage(<ConfirmScreen token="secret" />, { role: 'visitor' });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByText('Choose an answer to continue.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByLabelText('Viewer'));
    expect(screen.queryByText('Choose an answer to continue.')).not.toBeInTheDocument();
  });

  it('takes “nothing in particular” alone', async () => {
    const sent = hold({ purpose: 'viewer', job: 'other' });
    const { user } = renderPage(<ConfirmScreen token="secret" />, { role: 'visitor' });
    await user.click(await screen.findByLabelText('Cost of development'));
    await user.click(screen.getByLabelText('Nothing in particular'));
    expect(screen.getByLabelText('Cost of development')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Question 4 of 5');
    expect(sent[0]?.survey).toEqual({ challenges: ['nothing'] });
  });

  it('keeps the answer when it could not be saved', async () => {
    hold();
    server.use(http.put('*/api/registrations/survey', () => HttpResponse.error()));
    const { user } = renderPage(<ConfirmScreen token="secret" />, { role: 'visitor' });
    await user.click(await screen.findByLabelText('Viewer'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Viewer')).toBeChecked();
    expect(screen.getByText('Question 1 of 5')).toBeVisible();
  });
});
