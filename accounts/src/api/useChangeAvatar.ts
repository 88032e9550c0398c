import { api, useMutation, useSessionStore } from '@portal/shared';
import { avatarSchema, largestPictureBytes } from '@portal/shared/contracts';

/** The largest picture that is taken, in bytes. */
export const largestPicture = largestPictureBytes;

/** Sends the person's picture, or removes it (`null`); the page shows the new state at once. */
export function useChangeAvatar() {
  const session = useSessionStore();
  return useMutation({
    mutationFn: (picture: File | null) => {
      if (picture === null) return api.delete('/api/user/avatar', avatarSchema);
      const form = new FormData();
      form.append('picture', picture);
      return api.put('/api/user/avatar', { form }, avatarSchema, { timeoutMs: false });
    },
    onSuccess: ({ avatar_url }) => {
      const { user } = session.getState();
      if (user) session.setState({ user: { ...user, avatar_url } });
    },
  });
}
