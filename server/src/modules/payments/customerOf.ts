/** What the gateway knows a person as. Cards are a person's own. */
export function customerOf(userId: string): string {
  return `user-${userId}`;
}
