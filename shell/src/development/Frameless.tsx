import { RemoteMessages, SnackbarHost, theme } from '@portal/shared';
import { styled } from 'styled-components';
import type { FrameProps } from '../frame/Frame.tsx';
import en from '../locales/en.json';
import ja from '../locales/ja.json';

const catalogs = { en, ja };

const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
  min-height: 100vh;
  padding: ${theme.space(6)};
  ${theme.media.phone} {
    padding: ${theme.space(4)};
  }
`;

/** Shows the screen without a frame around it (`?frame=0`). */
export function Frameless({ children }: Pick<FrameProps, 'children'>) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Main>{children}</Main>
      <SnackbarHost />
    </RemoteMessages>
  );
}
