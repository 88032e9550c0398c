import { createPasswords } from '../../accounts/sign-in/credentials/createPasswords.ts';

/** Hashes a thousand times faster than a portal's, which is most of what a sign-in costs. */
export const quickPasswords = createPasswords({
  parameters: { memoryCost: 8, timeCost: 1, parallelism: 1 },
});
