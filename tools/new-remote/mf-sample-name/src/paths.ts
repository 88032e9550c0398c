/** Every address this remote owns or links to. */
export const paths = {
  sampleName: '/sample-path',
} as const;
