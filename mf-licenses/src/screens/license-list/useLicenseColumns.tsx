import { NoValue, TextLink, useIntl, useSession } from '@portal/shared';
import {
  maySetAutoRenewal,
  productNames,
  type License,
  type LicenseSortKey,
} from '@portal/shared/domain';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { FailedAct } from '../../components/license/ActFailure.tsx';
import { ActiveUser } from '../../components/cells/ActiveUser.tsx';
import { AutoRenewal } from '../../components/cells/AutoRenewal.tsx';
import { ContractPeriodText } from '../../components/cells/ContractPeriodText.tsx';
import { LicenseActions } from '../../components/cells/LicenseActions.tsx';
import { TrialMark } from '../../components/cells/TrialMark.tsx';
import { ValidityPeriod } from '../../components/cells/ValidityPeriod.tsx';
import { licenseMessages } from '../../components/license/messages.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { useLicenseActor } from '../../components/license/useLicenseActor.ts';
import { useToday } from '../../components/license/useToday.ts';

/** Cell handlers. Pass stable functions: a new one re-renders every row. */
interface LicenseColumnHandlers {
  readonly onRelease: (license: License) => void;
  /** Called with a failed change, or `null` after a successful one. */
  readonly onAutoRenewal: (failure: FailedAct | null) => void;
  /** Called with the number of a standalone license. */
  readonly onLicenseFile: (number: string) => void;
}

/** Widths of columns whose texts are longer in one language. Names fit on a line. */
const widths = {
  en: {
    owner: 'minmax(104px, 1fr)',
    activeUser: 'minmax(136px, 1.3fr)',
    mode: 'minmax(88px, 1fr)',
    validity: 'minmax(291px, 2.2fr)',
    autoRenewal: 'minmax(48px, 0.7fr)',
    trial: 'minmax(52px, 0.6fr)',
  },
  ja: {
    owner: 'minmax(80px, 1fr)',
    activeUser: 'minmax(106px, 1.3fr)',
    mode: 'minmax(100px, 1fr)',
    validity: 'minmax(276px, 2.2fr)',
    autoRenewal: 'minmax(52px, 0.7fr)',
    trial: 'minmax(72px, 0.6fr)',
  },
} as const;

export function useLicenseColumns({
  onRelease,
  onAutoRenewal,
  onLicenseFile,
}: LicenseColumnHandlers): readonly Column<License, LicenseSortKey>[] {
  const { formatMessage } = useIntl();
  const actor = useLicenseActor();
  const today = useToday();
  const width = widths[useSession((session) => session.locale)];
  return useMemo(
    () => [
      {
        id: 'number',
        header: formatMessage(licenseMessages.number),
        width: 'minmax(88px, 1fr)',
        sortKey: 'number',
        cell: ({ number }) => <TextLink to={paths.license(number)}>{number}</TextLink>,
      },
      {
        id: 'product',
        header: formatMessage(licenseMessages.product),
        inCard: 'head',
        width: 'minmax(114px, 1.2fr)',
        leaves: 6,
        sortKey: 'product',
        cell: ({ product }) => productNames[product],
      },
      {
        id: 'owner',
        header: formatMessage(licenseMessages.owner),
        inCard: 'none',
        width: width.owner,
        leaves: 4,
        sortKey: 'owner',
        cell: ({ owner }) => owner?.name ?? <NoValue />,
      },
      {
        id: 'active_user',
        header: formatMessage(licenseMessages.activeUser),
        inCard: 'line',
        width: width.activeUser,
        sortKey: 'active_user',
        cell: (license) => <ActiveUser license={license} actor={actor} onRelease={onRelease} />,
      },
      {
        id: 'mode',
        header: formatMessage(licenseMessages.mode),
        inCard: 'line',
        width: width.mode,
        leaves: 3,
        sortKey: 'mode',
        cell: ({ activation }) => formatMessage(licenseMessages[activation.kind]),
      },
      {
        id: 'end_at',
        header: formatMessage(licenseMessages.validity),
        inCard: 'whole',
        width: width.validity,
        sortKey: 'end_at',
        cell: (license) => <ValidityPeriod license={license} today={today} />,
      },
      {
        id: 'months',
        header: formatMessage(licenseMessages.contract),
        inCard: 'none',
        width: 'minmax(76px, 0.8fr)',
        leaves: 1,
        sortKey: 'months',
        cell: (license) => <ContractPeriodText license={license} />,
      },
      {
        id: 'auto_renewal',
        header: formatMessage(licenseMessages.autoRenewal),
        inCard: 'field',
        width: width.autoRenewal,
        // Without the switch, it contains only dashes.
        leaves: maySetAutoRenewal(actor) ? 5 : 0,
        sortKey: 'auto_renewal',
        cell: (license) => (
          <AutoRenewal license={license} actor={actor} onSettled={onAutoRenewal} />
        ),
      },
      {
        id: 'trial',
        header: formatMessage(licenseMessages.trial),
        inCard: 'line',
        width: width.trial,
        leaves: 2,
        sortKey: 'trial',
        cell: ({ trial }) => <TrialMark isTrial={trial} />,
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        isHeaderHidden: true,
        width: '32px',
        cell: (license) => (
          <LicenseActions license={license} today={today} onFile={onLicenseFile} />
        ),
      },
    ],
    [formatMessage, actor, today, width, onRelease, onAutoRenewal, onLicenseFile],
  );
}
