import { useIntl, useSession } from '@portal/shared';
import { contactExamples } from '@portal/shared/domain';
import { longestOf } from '../api/longestOf.ts';
import { faultMessages, isFieldFault } from './faultMessages.ts';

type FieldFaults = Readonly<
  Record<string, { readonly message?: unknown; readonly ref?: unknown } | undefined>
>;

interface FaultTexts<Field extends string> {
  /** The sentence under a field. */
  readonly of: (field: string) => string | undefined;
  /** All faults in the shape that the error summary takes. */
  readonly all: Readonly<Record<string, { readonly message: string; readonly ref: unknown }>>;
  /** Calls back with a field that the error summary names. */
  readonly withField: (name: string, act: (field: Field) => void) => void;
}

/**
 * The faults of a form as sentences in the reader's language; the contract gives them as codes.
 *
 * @param labels Names of the fields, for sentences that need them.
 * @param subject Whose values they are: sentences to the reader say “your”.
 * @param given Country of the examples, ISO 3166-1 alpha-2; the person's own when left out.
 */
export function useFaultTexts<Field extends string>(
  errors: FieldFaults,
  labels: Readonly<Record<Field, string>>,
  subject: 'reader' | 'others' = 'reader',
  given?: string,
): FaultTexts<Field> {
  const intl = useIntl();
  const own = useSession((session) => session.user?.country_code ?? 'JP');
  const locale = useSession((session) => session.locale);
  const examples = contactExamples(given ?? own, locale);
  const all = Object.fromEntries(
    Object.entries<string>(labels).flatMap(([field, label]) => {
      const fault = errors[field]?.message;
      if (typeof fault !== 'string') return [];
      const [code = '', ...characters] = fault.split(' ');
      const message = intl.formatMessage(faultMessages[isFieldFault(code) ? code : 'required'], {
        label,
        field: subject === 'reader' ? field : '',
        example: code === 'not_a_phone_number' ? examples.tel : examples.postCode,
        max: longestOf(field),
        characters: characters.slice(0, 5).join(' '),
      });
      return [[field, { message, ref: errors[field]?.ref }] as const];
    }),
  );
  const isField = (name: string): name is Field => Object.hasOwn(labels, name);
  return {
    of: (field) => all[field]?.message,
    all,
    withField: (name, act) => {
      if (isField(name)) act(name);
    },
  };
}
