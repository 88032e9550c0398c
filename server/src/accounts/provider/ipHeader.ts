/**
 * The header in which the provider finds the caller's network address: the server sets it on each
 * request that it hands over, whatever the caller has sent, since it knows which proxies to trust.
 */
export const ipHeader = 'x-real-ip';
