import { RequestError } from '../../../platform/errors.ts';

/** The operator has not configured a seller (`VENDOR`): 503 `vendor_missing`. */
export class NoVendorError extends RequestError {
  override readonly name = 'NoVendorError';
  override readonly cause = new Error('VENDOR is not set');
  constructor() {
    super(503, 'vendor_missing');
  }
}
