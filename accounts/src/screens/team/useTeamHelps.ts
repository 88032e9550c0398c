import { useIntl, useSession } from '@portal/shared';
import { contactExamples } from '@portal/shared/domain';
import { useAddressHelps } from '../../components/useAddressHelps.ts';
import { messages } from './messages.ts';
import type { TeamField } from './useTeamLabels.ts';

interface TeamHelps {
  readonly of: (field: TeamField) => string | undefined;
  /** Under a post code that fills in other fields. */
  readonly filling: string;
}

/** What stands under the labels of the company's fields. */
export function useTeamHelps(): TeamHelps {
  const { formatMessage } = useIntl();
  const country = useSession((session) => session.user?.country_code ?? 'JP');
  const locale = useSession((session) => session.locale);
  const { post_code, prefecture, tel } = useAddressHelps(country);
  const helps: Partial<Record<TeamField, string>> = {
    post_code,
    prefecture,
    tel,
    shipping_post_code: post_code,
    shipping_prefecture: prefecture,
  };
  const example = contactExamples(country, locale).postCode;
  return {
    of: (field) => helps[field],
    filling: formatMessage(messages.postCodeHelp, { example }),
  };
}
