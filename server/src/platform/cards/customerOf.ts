/** The customer id of a person at the gateway. Each person has cards of their own. */
export function customerOf(userId: string): string {
  return `user-${userId}`;
}
