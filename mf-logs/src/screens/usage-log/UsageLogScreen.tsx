import {
  PageHeading,
  RemoteMessages,
  Stack,
  editionOf,
  isManager,
  lazyPart,
  useIntl,
  useSession,
} from '@portal/shared';
import { LoadingArea } from '../../components/loading/LoadingArea.tsx';
import type { TabProps } from '../../components/view/TabProps.ts';
import { useLogView } from '../../components/view/useLogView.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { LicenseTab } from './license/LicenseTab.tsx';
import { LogTabs } from './LogTabs.tsx';
import { MayNotSeeUsage } from './MayNotSeeUsage.tsx';
import { messages } from './messages.ts';

const catalogs = { en, ja };

/** The screen `/log`; its address holds tab, product and period. */
export function UsageLogScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <UsageLog />
    </RemoteMessages>
  );
}

/** Placeholder while a tab's code loads. */
function ComingTab() {
  return (
    <LoadingArea isLoading isFailed={false}>
      {null}
    </LoadingArea>
  );
}

const tabs = {
  license: LicenseTab,
  user: lazyPart<TabProps>(async () => (await import('./user/UserTab.tsx')).UserTab, ComingTab),
  other: lazyPart<TabProps>(async () => (await import('./other/OtherTab.tsx')).OtherTab, ComingTab),
};

/** How the team's licenses are used, in three tabs, for its owner and admins. */
function UsageLog() {
  const { formatMessage } = useIntl();
  const isPermitted = useSession(canSeeUsage);
  const [view, onChange] = useLogView();
  const Tab = tabs[view.tab];
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} />
      {isPermitted ? (
        <LogTabs view={view}>
          <Tab key={view.tab} view={view} onChange={onChange} />
        </LogTabs>
      ) : (
        <MayNotSeeUsage />
      )}
    </Stack>
  );
}

type Viewer = Parameters<typeof isManager>[0];

/** Whether a person may see the team's usage: owner and admins of professional teams. */
function canSeeUsage(session: Viewer): boolean {
  return editionOf(session) === 'professional' && isManager(session);
}
