import * as z from 'zod/mini';
import { paymentMethodCodes, paymentTypeCodes } from './PaymentWay.ts';

/** 1 bank transfer, 2 card. */
export const paymentMethod = z.literal(Object.values(paymentMethodCodes));
/** 1 prepay, 2 postpay. */
export const paymentType = z.literal(Object.values(paymentTypeCodes));
