export const paymentTypes = ['prepay', 'postpay'] as const;
/** Whether an order is paid before or after the licenses are issued. */
export type PaymentType = (typeof paymentTypes)[number];

export const paymentMethods = ['bankTransfer', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The ways to pay, in the order in which screens offer them. */
export const paymentWays = ['bank_prepay', 'bank_postpay', 'card'] as const;
/** How an order is paid: by bank transfer before or after the licenses are issued, or by card. */
export type PaymentWay = (typeof paymentWays)[number];

/** Codes of `payment_type` on the wire and in the database. */
export const paymentTypeCodes = { prepay: 1, postpay: 2 } as const satisfies Readonly<
  Record<PaymentType, number>
>;
/** Codes of `payment_method` on the wire and in the database. */
export const paymentMethodCodes = { bankTransfer: 1, card: 2 } as const satisfies Readonly<
  Record<PaymentMethod, number>
>;

interface WayFacts {
  readonly method: PaymentMethod;
  readonly type: PaymentType;
}

/** The type and method of each way to pay, on the wire and in the database. */
export const wayFacts: Readonly<Record<PaymentWay, WayFacts>> = {
  bank_prepay: { method: 'bankTransfer', type: 'prepay' },
  bank_postpay: { method: 'bankTransfer', type: 'postpay' },
  card: { method: 'card', type: 'prepay' },
};

interface MethodFacts {
  /** First letter of the number of an order that is paid this way. */
  readonly numberPrefix: string;
  /**
   * The collector of the money. `bank`: the customer sends it to our account, and a line of its
   * statement says so. `gateway`: the payment gateway takes it as soon as the order is placed.
   */
  readonly collector: 'bank' | 'gateway';
}

/** The number prefix and the collector of each payment method. */
export const methodFacts: Readonly<Record<PaymentMethod, MethodFacts>> = {
  bankTransfer: { numberPrefix: 'S', collector: 'bank' },
  card: { numberPrefix: 'C', collector: 'gateway' },
};

/** Reads a payment type from its code. @throws RangeError for an unknown code */
export function paymentTypeOf(code: number): PaymentType {
  const type = paymentTypes.find((each) => paymentTypeCodes[each] === code);
  if (type === undefined) throw new RangeError(`there is no payment type ${code}`);
  return type;
}

/** Reads a payment method from its code. @throws RangeError for an unknown code */
export function paymentMethodOf(code: number): PaymentMethod {
  const method = paymentMethods.find((each) => paymentMethodCodes[each] === code);
  if (method === undefined) throw new RangeError(`there is no payment method ${code}`);
  return method;
}

/** The codes of a way to pay, as in rows and on the wire. */
export interface PaymentCodes {
  readonly payment_method: number;
  readonly payment_type: number;
}

/**
 * Finds the way to pay of two codes. @returns undefined when there is none: a card, for one, is
 * never charged after delivery
 */
export function findPaymentWay({
  payment_method,
  payment_type,
}: PaymentCodes): PaymentWay | undefined {
  return paymentWays.find((way) => {
    const { method, type } = wayFacts[way];
    return paymentMethodCodes[method] === payment_method && paymentTypeCodes[type] === payment_type;
  });
}

/** The way to pay of an order's codes. @throws RangeError when there is none */
export function paymentWayOf(codes: PaymentCodes): PaymentWay {
  const way = findPaymentWay(codes);
  if (way !== undefined) return way;
  const { payment_method, payment_type } = codes;
  throw new RangeError(`nothing is paid by method ${payment_method} and type ${payment_type}`);
}

/** The codes of a way to pay, as in rows and on the wire. */
export function paymentCodesOf(way: PaymentWay) {
  const { method, type } = wayFacts[way];
  return { payment_method: paymentMethodCodes[method], payment_type: paymentTypeCodes[type] };
}

/** The collector of the money of a payment method. @throws RangeError for an unknown code */
export function collectorOf({ payment_method }: Pick<PaymentCodes, 'payment_method'>) {
  return methodFacts[paymentMethodOf(payment_method)].collector;
}

/** Codes (`payment_method`) of all methods whose money the bank or the gateway collects. */
export function methodCodesOf(collector: MethodFacts['collector']): readonly number[] {
  return paymentMethods
    .filter((method) => methodFacts[method].collector === collector)
    .map((method) => paymentMethodCodes[method]);
}
