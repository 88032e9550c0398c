/** A person's customer id at the gateway. Cards belong to one person. */
export function customerOf(userId: string): string {
  return `user-${userId}`;
}
