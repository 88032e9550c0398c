/** Whose cart it is. */
export interface CartOwner {
  /** ISO 3166-1 alpha-2; the server looks at it for visitors only. */
  readonly country: string;
  /** Only members can renew and have quotations. */
  readonly isMember: boolean;
}
