import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PictureCard } from './PictureCard.tsx';

const server = mockServer();
const avatar_url = 'http://accounts.test/avatars/abc';
const file = new File(['picture'], 'me.png', { type: 'image/png' });

function take(answer: () => Response) {
  server.use(http.put('*/api/user/avatar', answer));
}

describe('PictureCard', () => {
  it('sends a picture and shows it everywhere', async () => {
    take(() => HttpResponse.json({ avatar_url }));
    const { container, user, session } = renderPage(<PictureCard />);
    expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
    await expectAccessible(container);
    await user.upload(screen.getByLabelText('Choose picture'), file);
    expect(await screen.findByText('Your picture has been changed.')).toBeVisible();
    expect(session.getState().user?.avatar_url).toBe(avatar_url);
    expect(screen.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  });

  it('removes the picture', async () => {
    take(() => HttpResponse.json({ avatar_url }));
    server.use(http.delete('*/api/user/avatar', () => HttpResponse.json({ avatar_url: null })));
    const { user, session } = renderPage(<PictureCard />);
    await user.upload(screen.getByLabelText('Choose picture'), file);
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('Your picture has been removed.')).toBeVisible();
    expect(session.getState().user?.avatar_url).toBeNull();
  });

  it.each([
    ['too_large', 'The file is too large. The limit is 2 MB.'],
    ['not_a_picture', /is not a readable PNG, JPEG, or WebP picture/],
  ])('says that it is refused: %s', async (code, text) => {
    take(() =>
      HttpResponse.json({ error: true, code: 'invalid', msg: { picture: code } }, { status: 422 }),
    );
    const { user } = renderPage(<PictureCard />);
    await user.upload(screen.getByLabelText('Choose picture'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('says that the portal does not answer', async () => {
    take(() => HttpResponse.error());
    const { user } = renderPage(<PictureCard />);
    await user.upload(screen.getByLabelText('Choose picture'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
  });
});
