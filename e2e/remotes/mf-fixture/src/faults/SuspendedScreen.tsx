import { use } from 'react';
import { isFaulty } from './isFaulty.ts';
import { Works } from './Works.tsx';

const never = new Promise<void>(() => undefined);

export function SuspendedScreen() {
  if (isFaulty) use(never);
  return <Works />;
}
