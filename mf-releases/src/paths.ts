/** Every address this remote owns. */
export const paths = {
  releases: '/releases',
  remote: (name: string) => `/releases/${encodeURIComponent(name)}`,
  error: (id: string) => `/releases/errors/${encodeURIComponent(id)}`,
} as const;
