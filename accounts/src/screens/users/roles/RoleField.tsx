import type { ComponentProps } from 'react';
import { grantedRoles } from '@portal/shared/domain';
import { SelectField, useIntl } from '@portal/shared';
import { messages } from '../messages.ts';
import { roleNames, roleRights } from './roleMessages.ts';

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'help' | 'options'> & {
  /** The role that is chosen now; the field says what it may do. */
  readonly chosen: string;
};

/** The choice of a role. */
export function RoleField({ chosen, ...field }: RoleFieldProps) {
  const intl = useIntl();
  const role = grantedRoles.find((one) => one === chosen) ?? 'guest';
  return (
    <SelectField
      {...field}
      label={intl.formatMessage(messages.role)}
      help={intl.formatMessage(roleRights[role])}
      options={grantedRoles.map((value) => ({
        value,
        label: intl.formatMessage(roleNames[value]),
      }))}
    />
  );
}
