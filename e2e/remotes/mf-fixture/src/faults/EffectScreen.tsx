import { useEffect } from 'react';
import { fail, isFaulty } from './isFaulty.ts';
import { Works } from './Works.tsx';

export function EffectScreen() {
  useEffect(() => {
    if (isFaulty) fail();
  }, []);
  return <Works />;
}
