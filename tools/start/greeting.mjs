import { demoAccounts, demoPassword } from './demoAccounts.mjs';

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
