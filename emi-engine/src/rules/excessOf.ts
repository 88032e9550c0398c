import { type Draft } from './Rule.ts';

/** Factor by which a finding exceeds its limit. */
export function excessOf({ excess, measured, limit, limitIs }: Draft): number {
  if (excess !== undefined) return excess;
  return limitIs === 'most' ? measured / limit : limit / measured;
}
