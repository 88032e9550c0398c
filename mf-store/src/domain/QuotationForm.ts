/** The conditions that a quotation can state, in dialog order. */
export const conditions = [
  'payment_terms',
  'delivery_date',
  'delivery_method',
  'contract_period',
] as const;
export type Condition = (typeof conditions)[number];

export const displays = ['display', 'hidden'] as const;
/** Whether a condition is printed. */
export type Display = (typeof displays)[number];

export const defaultDisplays: Readonly<Record<Condition, Display>> = {
  payment_terms: 'hidden',
  delivery_date: 'hidden',
  delivery_method: 'hidden',
  contract_period: 'display',
};

/** The addressee of a quotation, with the field names of the call. */
export interface Addressee {
  readonly company: string;
  readonly user_name: string;
  readonly email: string;
  readonly tel: string;
}

export const noAddressee: Addressee = { company: '', user_name: '', email: '', tel: '' };

/** Fills empty fields with the team's and the person's data. */
export function prefilled(typed: Addressee, known: Addressee): Addressee {
  return {
    company: typed.company || known.company,
    user_name: typed.user_name || known.user_name,
    email: typed.email || known.email,
    tel: typed.tel || known.tel,
  };
}

/** The values that were typed. Fields equal to the known data stay empty, to be prefilled again. */
export function typedValues(known: Addressee, latest: Addressee): Addressee {
  const typed = (field: keyof Addressee) => (latest[field] === known[field] ? '' : latest[field]);
  return {
    company: typed('company'),
    user_name: typed('user_name'),
    email: typed('email'),
    tel: typed('tel'),
  };
}
