import { Button, FormattedMessage, Stack } from '@portal/shared';
import { ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import { upgradeForm, type UpgradeForm } from '../../api/upgradeQuery.ts';
import { FormFailure } from '../../components/FormFailure.tsx';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { AddressFields } from '../team/AddressFields.tsx';
import { companyFields, useTeamNames } from '../team/useTeamLabels.ts';
import { messages } from './messages.ts';

interface UpgradeDetailsProps {
  readonly company: UpgradeForm;
  /** Why the upgrade failed. */
  readonly error: unknown;
  /** Loads the details that are saved now. */
  readonly onReload: () => Promise<UpgradeForm | undefined>;
  /** Rejects when the upgrade was not accepted. */
  readonly onUpgrade: (form: UpgradeForm) => Promise<void>;
}

/** The company details, which may be left out, and the button that upgrades. */
export function UpgradeDetails({ company, error, onReload, onUpgrade }: UpgradeDetailsProps) {
  const form = useZodForm({ schema: upgradeForm, defaultValues: company });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, useTeamNames());
  return (
    <Stack as="form" $gap={5} noValidate onSubmit={submitForm(form, onUpgrade)}>
      <p>
        <FormattedMessage {...messages.companyHelp} />
      </p>
      <ErrorSummary
        errors={faults.all}
        onJump={(name) => {
          const field = companyFields.find((each) => each === name);
          if (field) form.setFocus(field);
        }}
      />
      <AddressFields
        form={{
          register: (name) => {
            const field = companyFields.find((each) => each === name);
            return field ? form.register(field) : {};
          },
        }}
        fields={companyFields}
        faultOf={faults.of}
      />
      {errors.root && (
        <FormFailure
          error={error}
          onShowCurrent={() => {
            void onReload().then((current) => {
              if (current) form.reset(current);
            });
          }}
        />
      )}
      <div>
        <Button type="submit" kind="primary" isBusy={isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </div>
    </Stack>
  );
}
