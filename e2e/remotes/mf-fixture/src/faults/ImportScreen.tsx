import { fail, isFaulty } from './isFaulty.ts';

if (isFaulty) fail();

export { Works as ImportScreen } from './Works.tsx';
