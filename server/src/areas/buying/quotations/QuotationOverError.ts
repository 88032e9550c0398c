import { RequestError } from '../../../platform/errors.ts';

/** The quotation is no longer valid: 410 `quotation_expired`. */
export class QuotationOverError extends RequestError {
  override readonly name = 'QuotationOverError';
  constructor() {
    super(410, 'quotation_expired');
  }
}
