import {
  FormattedMessage,
  lazyPart,
  PageHeading,
  RemoteMessages,
  Skeleton,
  Stack,
  useIntl,
} from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { messages } from './messages.ts';
import { Colors } from './values/Colors.tsx';
import { Sizes } from './values/Sizes.tsx';

const catalogs = { en, ja };

/** Needs most companions, and a preview cannot have the inline styles of some components. */
const KitModules = lazyPart(
  async () => (await import('./kit/KitModules.tsx')).KitModules,
  () => <Skeleton lines={6} />,
);

/** The screen `/design`. */
export function DesignScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <DesignContent />
    </RemoteMessages>
  );
}

function DesignContent() {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5}>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={<FormattedMessage {...messages.lead} />}
      />
      <Sizes />
      <Colors />
      <KitModules />
    </Stack>
  );
}
