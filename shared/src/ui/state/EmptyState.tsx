import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { lazyPart } from '../lazyPart.tsx';
import type { IconName } from '../marks/icons.ts';
import type { EmptyDrawingName } from './EmptyDrawing.tsx';
import { StateMessage } from './StateMessage.tsx';

const Place = styled.span`
  display: inline-block;
  width: 96px;
  height: 80px;
`;

const Drawing = lazyPart(
  async () => (await import('./EmptyDrawing.tsx')).EmptyDrawing,
  () => <Place aria-hidden />,
);

/** The drawing that stands for an icon. */
const drawingOf: Partial<Record<IconName, EmptyDrawingName>> = {
  inbox: 'board',
  search: 'search',
  'circle-check': 'done',
  'shopping-cart': 'cart',
  download: 'download',
  'link-2': 'link',
};

interface EmptyStateProps {
  /** An icon, shown as a drawing if it has one. Default `inbox`. */
  readonly icon?: IconName;
  readonly action?: ReactNode;
  /** One sentence. Default "No data". */
  readonly children?: ReactNode;
}

/** The state of a list or card without content. */
export function EmptyState({ icon = 'inbox', action, children }: EmptyStateProps) {
  const name = drawingOf[icon];
  return (
    <StateMessage
      icon={icon}
      drawing={name && <Drawing name={name} />}
      role="status"
      action={action}
    >
      {children ?? <FormattedMessage {...commonMessages.noData} />}
    </StateMessage>
  );
}
