import { MenuButton, useIntl, useIsInMenu, type MenuItem } from '@portal/shared';
import { canDownloadLicenseFile, type CalendarDay, type License } from '@portal/shared/domain';
import { renewalOffer } from '../../domain/renewalOffer.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface LicenseActionsProps {
  readonly license: License;
  readonly today: CalendarDay;
  readonly onFile: (number: string) => void;
}

/** The menu of actions on a license; renders nothing without actions. */
export function LicenseActions({ license, today, onFile }: LicenseActionsProps) {
  const { formatMessage } = useIntl();
  const hasStore = useIsInMenu(paths.store);
  const hasCheckout = useIsInMenu(paths.orders);
  const renewal = hasStore ? renewalOffer(license, today) : 'none';
  const items: readonly (MenuItem | false)[] = [
    canDownloadLicenseFile(license) && {
      id: 'file',
      label: formatMessage(messages.licenseFile),
      icon: 'download',
      onAction: () => {
        onFile(license.number);
      },
    },
    renewal !== 'none' && {
      id: 'renew',
      label: formatMessage(messages.renew),
      icon: 'refresh-cw',
      to: paths.renewal(license.id),
      ...(renewal === 'unpaid_order' && {
        isDisabled: true,
        hint: formatMessage(messages.unpaidOrder),
      }),
    },
    renewal === 'offered' &&
      hasCheckout && {
        id: 'renew_and_pay',
        label: formatMessage(messages.renewAndPay),
        icon: 'credit-card',
        to: paths.renewAndPay(license.id),
      },
  ];
  const offered = items.filter((item) => item !== false);
  if (offered.length === 0) return null;
  return (
    <MenuButton
      isIconOnly
      label={formatMessage(messages.actions, { number: license.number })}
      items={offered}
    />
  );
}
