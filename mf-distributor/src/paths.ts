/** Every address this remote owns or links to. */
export const paths = {
  distributor: '/auths/digikey',
} as const;
