import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { RemoteMessages } from '../../../web/intl/RemoteMessages.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import en from '../locales/views/en.json';
import ja from '../locales/views/ja.json';
import { messages as listMessages } from '../messages.ts';
import type { ListViewsProps } from './ListViewsProps.ts';
import { messages } from './messages.ts';
import { useViewInUse } from './useViewInUse.ts';

const catalogs = { en, ja };

const Name = styled.span`
  max-width: min(16em, 40vw);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The name of the view in use, and whether the list differs from it. */
export function ViewInUse(props: ListViewsProps) {
  const { inUse, isChanged } = useViewInUse(props);
  if (!inUse) {
    return (
      <VisuallyHidden>
        <FormattedMessage {...listMessages.views} />
      </VisuallyHidden>
    );
  }
  return (
    <>
      <Name>{inUse.name}</Name>
      {isChanged && (
        <RemoteMessages catalogs={catalogs}>
          <FormattedMessage {...messages.changed} />
        </RemoteMessages>
      )}
    </>
  );
}
