import type { RunAnswer } from './releases.contract.ts';

const verbs = { publish: 'published', rollback: 'rolled back to', canary: 'canary' } as const;
const ends = { stop: 'stopped', withdraw: 'withdrawn' } as const;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A line about a release's run for `releases list`; times in UTC. */
export function runText(run: RunAnswer, now: Date = new Date()): string {
  const { since, until, act, actor, commit, note, stop } = run;
  const from = Date.parse(since);
  const to = until === null ? now.getTime() : Date.parse(until);
  const time = until === null ? `since ${minuteOf(from)}` : `${minuteOf(from)} to ${minuteOf(to)}`;
  return [
    `${time} (${lengthText(to - from)})`,
    `${verbs[act]} by ${actor}`,
    ...(commit === null ? [] : [`commit ${commit.replace(fullHash, '$1')}`]),
    ...(note === null ? [] : [`“${note}”`]),
    ...(stop === null ? [] : [`${ends[stop.act]} by ${stop.actor}`]),
    ...(stop?.note ? [`“${stop.note}”`] : []),
  ].join(', ');
}

/** Git hash, shortened to the customary length. */
const fullHash = /^([0-9a-f]{12})[0-9a-f]{28}/;

function minuteOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** In the largest unit that amounts to at least two. */
function lengthText(ms: number): string {
  if (ms >= 2 * dayMs) return `${Math.floor(ms / dayMs)} days`;
  if (ms >= 2 * hourMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / minuteMs)} min`;
}
