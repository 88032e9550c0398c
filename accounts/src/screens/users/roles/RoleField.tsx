import { useIntl } from '@portal/shared';
import { grantedRoles } from '@portal/shared/domain';
import type { ComponentPropsWithRef } from 'react';
import { ChoiceGroup } from '../../../components/ChoiceGroup.tsx';
import { messages } from '../messages.ts';
import { roleNames, roleRights } from './roleMessages.ts';

/** The choice of a role, each with what it may do. */
export function RoleField(field: ComponentPropsWithRef<'input'>) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceGroup
      legend={formatMessage(messages.role)}
      choices={grantedRoles.map((value) => ({
        value,
        label: formatMessage(roleNames[value]),
        help: formatMessage(roleRights[value]),
      }))}
      control={() => field}
    />
  );
}
