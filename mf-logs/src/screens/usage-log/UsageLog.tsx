import { lazyPart, PageHeading, Stack, useIntl, useSession } from '@portal/shared';
import { LoadingArea } from '../../components/loading/LoadingArea.tsx';
import type { TabProps } from '../../components/view/TabProps.ts';
import { useLogView } from '../../components/view/useLogView.ts';
import { canSeeUsage } from './canSeeUsage.ts';
import { LicenseTab } from './license/LicenseTab.tsx';
import { LogTabs } from './LogTabs.tsx';
import { messages } from './messages.ts';
import { MayNotSeeUsage } from './MayNotSeeUsage.tsx';

/** Stands where a tab will be whose code is on its way. */
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

/** What the team's licenses were used for, in three tabs, for its owner and admins. */
export function UsageLog() {
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
