import { lazyPart } from '@portal/shared';

/** The reason why single sign-on came to nothing, loaded by those who meet one. */
export const LaterSsoProblem = lazyPart(async () => (await import('./SsoProblem.tsx')).SsoProblem);
