/** A call to an address that a customer typed did not come to an answer. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  /**
   * @param reason `forbidden`: the address is not one that the portal calls. `away`: no connection, no
   * answer in time, or one that is too large or redirects.
   */
  constructor(
    readonly reason: 'forbidden' | 'away',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
