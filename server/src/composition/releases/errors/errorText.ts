import type { ReleaseErrorAnswer } from '@portal/shared/contracts';

const kinds = {
  load: 'a screen that could not be loaded',
  render: 'a screen that threw when it was first rendered',
  effect: 'a screen that threw later',
  event: 'an error beside a screen',
  call: 'a call that failed',
  violation: 'refused by a policy of the page',
  preview: 'a preview that could not be rendered',
} as const;

/** An error in lines, as `releases errors` shows it; times in UTC. */
export function errorText(error: ReleaseErrorAnswer): readonly string[] {
  const { id, remote, version, hash, kind, route, message, at, stack } = error;
  const where = route === null ? '' : ` at ${route}`;
  return [
    `${at.slice(0, 16).replace('T', ' ')}  ${id}  ${remote} ${version}+${hash}${where}`,
    `    ${kinds[kind]}: ${message}`,
    ...stack.map(({ name, place }) => `      ${name === '' ? '' : `${name}  `}${place}`),
  ];
}
