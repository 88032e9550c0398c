import type { FieldValues, ResolverOptions } from 'react-hook-form';

/**
 * The values of a form with the texts that stand in its fields: a password manager may write them
 * there without an event, so that the form has not heard of them.
 */
export function standingValues<Values extends FieldValues>(
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
