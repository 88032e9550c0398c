import { fail, isFaulty } from './isFaulty.ts';
import { Works } from './Works.tsx';

export function RenderScreen() {
  if (isFaulty) fail();
  return <Works />;
}
