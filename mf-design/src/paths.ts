/** The address that this remote owns. */
export const paths = { design: '/design' } as const;
