import { FormattedMessage, SelectField, Stack, useIntl } from '@portal/shared';
import type { LicenseFileRefusal } from '@portal/shared/domain';
import { FileField } from '@portal/shared/overlays';
import type { ReactNode } from 'react';
import type { StandaloneSetup } from '../../../api/standaloneSetupQuery.ts';
import { noLicense, type StandaloneChoice } from '../../../domain/StandaloneChoice.ts';
import { messages } from './messages.ts';
import { Refusal } from './Refusal.tsx';

interface StandaloneFormProps {
  readonly id: string;
  readonly setup: StandaloneSetup;
  readonly choice: StandaloneChoice;
  readonly fileProblem: LicenseFileRefusal | null;
  readonly onChange: (changes: Partial<StandaloneChoice>) => void;
  readonly onSubmit: () => void;
  /** Alerts above the fields, e.g. why the last attempt failed. */
  readonly children: ReactNode;
}

const extension = '.lir';

/**
 * The form of the standalone dialog. It uses native select elements instead of the UI kit's list
 * box, because only they stay fast with thousands of licenses.
 */
export function StandaloneForm(props: StandaloneFormProps) {
  const { id, setup, choice, fileProblem, onChange, onSubmit, children } = props;
  const { formatMessage } = useIntl();
  const none = { value: noLicense, label: formatMessage(messages.none) };
  const optionsOf = (licenses: StandaloneSetup['pcb']) => [
    none,
    ...licenses.map((license) => ({ value: license.id, label: license.label })),
  ];
  return (
    <Stack
      as="form"
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p>
        <FormattedMessage {...messages.standaloneLead} />
      </p>
      {children}
      <SelectField
        label={<FormattedMessage {...messages.schematic} />}
        value={choice.schematicId}
        options={optionsOf(setup.schematic)}
        onChange={({ target }) => {
          onChange({ schematicId: target.value });
        }}
      />
      <SelectField
        label={<FormattedMessage {...messages.pcb} />}
        value={choice.pcbId}
        options={optionsOf(setup.pcb)}
        onChange={({ target }) => {
          onChange({ pcbId: target.value });
        }}
      />
      <SelectField
        label={<FormattedMessage {...messages.user} />}
        need="required"
        value={choice.userId}
        options={[
          { value: '', label: formatMessage(messages.chooseUser), isDisabled: true },
          ...setup.users.map((user) => ({ value: user.id, label: user.name })),
        ]}
        onChange={({ target }) => {
          onChange({ userId: target.value });
        }}
      />
      <FileField
        label={<FormattedMessage {...messages.requestFile} />}
        help={<FormattedMessage {...messages.fileHelp} />}
        accept={extension}
        need="required"
        value={choice.file}
        error={fileProblem && <Refusal reason={fileProblem} extension={extension} />}
        onChange={(file) => {
          onChange({ file });
        }}
      />
    </Stack>
  );
}
