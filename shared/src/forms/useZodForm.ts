import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useUnsavedChanges } from '../session/unsavedChanges.ts';

interface ZodFormOptions<Values, Output> {
  /** Input: the values of the fields. Output: the values that are sent. */
  readonly schema: $ZodType<Output, Values>;
  readonly defaultValues: DefaultValues<Values>;
}

/**
 * react-hook-form with a zod schema. The first wrong field gets focus on submit, errors disappear
 * as they are corrected, and input counts as unsaved until it is sent.
 */
export function useZodForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
}: ZodFormOptions<Values, Output>): UseFormReturn<Values, unknown, Output> {
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
  const { isDirty, isSubmitSuccessful } = form.formState;
  useUnsavedChanges(isDirty && !isSubmitSuccessful);
  return form;
}
