import { useIntl, useSession } from '@portal/shared';
import { messages } from './messages.ts';

/** Labels of the company's fields, by the form's field names. */
export function useTeamLabels() {
  const intl = useIntl();
  const country = useSession((session) => session.user?.country_code ?? 'JP');
  const postCode = intl.formatMessage(messages.postCode, { country });
  const prefecture = intl.formatMessage(messages.prefecture, { country });
  const address = intl.formatMessage(messages.address);
  return {
    name: intl.formatMessage(messages.name),
    post_code: postCode,
    prefecture,
    address,
    tel: intl.formatMessage(messages.tel),
    shipping_name: intl.formatMessage(messages.shippingName),
    shipping_post_code: postCode,
    shipping_prefecture: prefecture,
    shipping_address: address,
  };
}

/**
 * Labels of the same fields for sentences apart from the field: they say which address is meant.
 */
export function useTeamNames(): Readonly<Record<TeamField, string>> {
  const intl = useIntl();
  const labels = useTeamLabels();
  const named = (label: string) => intl.formatMessage(messages.shippingField, { label });
  return {
    ...labels,
    shipping_name: named(labels.shipping_name),
    shipping_post_code: named(labels.shipping_post_code),
    shipping_prefecture: named(labels.shipping_prefecture),
    shipping_address: named(labels.shipping_address),
  };
}

export type TeamField = keyof ReturnType<typeof useTeamLabels>;

export const companyFields = ['name', 'post_code', 'prefecture', 'address', 'tel'] as const;
export const shippingFields = [
  'shipping_name',
  'shipping_post_code',
  'shipping_prefecture',
  'shipping_address',
] as const;
