export const paymentTypes = ['prepay', 'postpay'] as const;
/** Whether an order is paid before or after the licenses are issued. */
export type PaymentType = (typeof paymentTypes)[number];

export const paymentMethods = ['bankTransfer', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The ways to pay, in the order in which they are offered. */
export const paymentWays = ['bank_prepay', 'bank_postpay', 'card'] as const;
/** How an order is paid: by bank transfer before or after the licenses are issued, or by card. */
export type PaymentWay = (typeof paymentWays)[number];

/** `payment_type` on the wire and in the database. */
export const paymentTypeCodes = { prepay: 1, postpay: 2 } as const satisfies Readonly<
  Record<PaymentType, number>
>;
/** `payment_method` on the wire and in the database. */
export const paymentMethodCodes = { bankTransfer: 1, card: 2 } as const satisfies Readonly<
  Record<PaymentMethod, number>
>;

interface WayFacts {
  readonly method: PaymentMethod;
  readonly type: PaymentType;
}

/** What each way to pay is on the wire and in the database. */
export const wayFacts: Readonly<Record<PaymentWay, WayFacts>> = {
  bank_prepay: { method: 'bankTransfer', type: 'prepay' },
  bank_postpay: { method: 'bankTransfer', type: 'postpay' },
  card: { method: 'card', type: 'prepay' },
};

interface MethodFacts {
  /** First letter of the number of an order that is paid this way. */
  readonly numberPrefix: string;
  /**
   * Who collects the money. `bank`: the customer sends it to our account, and a line of its statement
   * says so. `gateway`: the payment gateway takes it as soon as the order stands.
   */
  readonly collector: 'bank' | 'gateway';
}

/** What follows for an order from how it is paid. */
export const methodFacts: Readonly<Record<PaymentMethod, MethodFacts>> = {
  bankTransfer: { numberPrefix: 'S', collector: 'bank' },
  card: { numberPrefix: 'C', collector: 'gateway' },
};

/** @throws RangeError for a code that no type has */
export function paymentTypeOf(code: number): PaymentType {
  const type = paymentTypes.find((each) => paymentTypeCodes[each] === code);
  if (type === undefined) throw new RangeError(`there is no payment type ${code}`);
  return type;
}

/** @throws RangeError for a code that no method has */
export function paymentMethodOf(code: number): PaymentMethod {
  const method = paymentMethods.find((each) => paymentMethodCodes[each] === code);
  if (method === undefined) throw new RangeError(`there is no payment method ${code}`);
  return method;
}

/** The numbers that say how an order is paid, as rows and the wire have them. */
export interface PaymentCodes {
  readonly payment_method: number;
  readonly payment_type: number;
}

/** @returns undefined when nothing is paid so: a card, for one, is never paid afterwards */
export function findPaymentWay({
  payment_method,
  payment_type,
}: PaymentCodes): PaymentWay | undefined {
  return paymentWays.find((way) => {
    const { method, type } = wayFacts[way];
    return paymentMethodCodes[method] === payment_method && paymentTypeCodes[type] === payment_type;
  });
}

/** How an order is paid. @throws RangeError for numbers that name no way to pay */
export function paymentWayOf(codes: PaymentCodes): PaymentWay {
  const way = findPaymentWay(codes);
  if (way !== undefined) return way;
  const { payment_method, payment_type } = codes;
  throw new RangeError(`nothing is paid by method ${payment_method} and type ${payment_type}`);
}

/** A way to pay as rows and the wire have it. */
export function paymentCodesOf(way: PaymentWay) {
  const { method, type } = wayFacts[way];
  return { payment_method: paymentMethodCodes[method], payment_type: paymentTypeCodes[type] };
}

/** Who collects the money that is paid by a method. @throws RangeError for a code that none has */
export function collectorOf({ payment_method }: Pick<PaymentCodes, 'payment_method'>) {
  return methodFacts[paymentMethodOf(payment_method)].collector;
}

/** `payment_method` of all methods whose money the bank or the gateway collects. */
export function methodCodesOf(collector: MethodFacts['collector']): readonly number[] {
  return paymentMethods
    .filter((method) => methodFacts[method].collector === collector)
    .map((method) => paymentMethodCodes[method]);
}
