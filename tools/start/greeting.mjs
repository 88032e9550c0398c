/** The people of the demo and what each of them shows; all have the same password. */
const demoAccounts = [
  ['owner@pro.example', 'owner of a professional team in Japan'],
  ['admin@pro.example', 'admin of the same team'],
  ['guest@pro.example', 'guest of the same team'],
  ['owner@community.example', 'community team, no licenses'],
  ['owner@agent.example', 'professional agent team'],
  ['owner@us.example', 'professional team in the United States'],
  ['owner@large.example', 'professional team with 10,000 licenses'],
];

const demoPassword = 'circuit-board-2026';

/** Printed once the portal is ready. */
export function greeting({ managerUrl, accountsUrl, demo }, log, seconds) {
  const people = demoAccounts.map(([email, what]) => `    ${email.padEnd(25)} ${what}`);
  return [
    '',
    `The portal is ready after ${seconds.toFixed(1)} s.`,
    '',
    `  Portal    ${managerUrl}`,
    `  Accounts  ${accountsUrl}`,
    '',
    ...(demo ? [`  Demo accounts, all with the password ${demoPassword}:`, ...people, ''] : []),
    `  Log: ${log}`,
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}
