import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { longestViewName, type SavedListView } from '../../../areas/team/listViews.contract.ts';
import { isApiError } from '../../../web/http/ApiError.ts';
import { commonMessages } from '../../../web/intl/commonMessages.ts';
import { Button } from '../../button/Button.tsx';
import { Checkbox } from '../../field/Checkbox.tsx';
import { TextField } from '../../field/TextField.tsx';
import { submitForm } from '../../forms/submitForm.ts';
import { useZodForm } from '../../forms/useZodForm.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Dialog } from '../../overlays/Dialog.tsx';
import { Alert } from '../../state/Alert.tsx';
import { FailureAlert } from '../../state/FailureAlert.tsx';
import { messages } from './messages.ts';
import { useSaveView, type ViewToSave } from './useSavedViews.ts';

/** The server validates the name and answers in the reader's language. */
const formSchema = z.object({ name: z.string(), shared: z.boolean() });

interface ViewDialogProps {
  readonly list: string;
  /** The view as it will be saved, except what the dialog asks for; one without id is new. */
  readonly view: ViewToSave;
  readonly onSaved: (view: SavedListView) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and whether the team has it. */
export function ViewDialog({ list, view, onSaved, onClose }: ViewDialogProps) {
  const formId = useId();
  const { mutateAsync, error, isPending } = useSaveView(list);
  const { name, shared } = view;
  const form = useZodForm({ schema: formSchema, defaultValues: { name, shared }, mayBeLost: true });
  const { errors } = form.formState;
  const handleSubmit = submitForm(form, async (values) => {
    onSaved(await mutateAsync({ ...view, ...values }));
  });
  return (
    <Dialog
      title={<FormattedMessage {...(view.id === undefined ? messages.saveAs : messages.edit)} />}
      isDismissable={!isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isPending}>
            <FormattedMessage {...messages.save} />
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={handleSubmit}>
        {errors.root !== undefined && <Failure error={error} />}
        <TextField
          holds="name"
          label={<FormattedMessage {...messages.name} />}
          help={view.id === undefined && <FormattedMessage {...messages.help} />}
          error={errors.name?.message}
          maxLength={longestViewName}
          required
          {...form.register('name')}
        />
        <Checkbox {...form.register('shared')}>
          <FormattedMessage {...messages.share} />
        </Checkbox>
      </Stack>
    </Dialog>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  if (!isApiError(error) || error.code !== 'too_many') return <FailureAlert error={error} />;
  return (
    <Alert kind="danger">
      <FormattedMessage {...messages.tooMany} />
    </Alert>
  );
}
