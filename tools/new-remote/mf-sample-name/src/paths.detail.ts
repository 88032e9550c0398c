/** Every address this remote owns or links to. */
export const paths = {
  sampleName: '/sample-path',
  itemPattern: '/sample-path/:id',
  item: (id: string) => `/sample-path/${encodeURIComponent(id)}`,
} as const;
