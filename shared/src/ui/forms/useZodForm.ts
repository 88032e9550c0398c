import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type ResolverOptions,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useUnsavedChanges } from '../../web/session/unsavedChanges.ts';

/**
 * The values of a form with the current texts of its fields: a password manager may write them
 * without an event, so that the form has not registered them.
 */
function standingValues<Values extends FieldValues>(
  values: Values,
  fields: ResolverOptions<Values>['fields'],
): Values {
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  const standing = Object.values(fields).flatMap(({ name, ref }): [string, string][] => {
    const field = kinds.some((kind) => ref instanceof kind) ? ref : undefined;
    const isText = field?.isConnected === true && typeof values[name] === 'string';
    return isText ? [[name, String(field.value)]] : [];
  });
  return { ...values, ...Object.fromEntries(standing) };
}

interface ZodFormOptions<Values, Output> {
  /** Input: the values of the fields. Output: the values to send. */
  readonly schema: $ZodType<Output, Values>;
  readonly defaultValues: DefaultValues<Values>;
  /**
   * Whether input may be lost without a question: a password, a code, or text that is stored
   * elsewhere. Default `false`.
   */
  readonly mayBeLost?: boolean;
}

/**
 * react-hook-form with a zod schema. It validates and sends the current texts of the fields, even
 * if they changed without an event. The first invalid field gets focus on submit, errors disappear
 * when they are corrected, and changed input counts as unsaved until it is sent.
 */
export function useZodForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  mayBeLost = false,
}: ZodFormOptions<Values, Output>): UseFormReturn<Values, unknown, Output> {
  const resolve = zodResolver(schema);
  const form = useForm<Values, unknown, Output>({
    resolver: (values, context, options) =>
      resolve(standingValues(values, options.fields), context, options),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
  const { watch } = form;
  const { isDirty, isSubmitSuccessful, submitCount } = form.formState;
  const [isChangedAgain, setIsChangedAgain] = useState(false);
  useEffect(() => {
    if (!isSubmitSuccessful) return;
    const typing = watch((_values, { name }) => {
      if (name !== undefined) setIsChangedAgain(true);
    });
    return () => {
      typing.unsubscribe();
      setIsChangedAgain(false);
    };
  }, [watch, isSubmitSuccessful, submitCount]);
  useUnsavedChanges(!mayBeLost && isDirty && (!isSubmitSuccessful || isChangedAgain));
  return form;
}
