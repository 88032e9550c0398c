/** The people of the demo and what each of them shows; all have the same password. */
export const demoAccounts = [
  ['owner@pro.example', 'owner of a professional team in Japan'],
  ['admin@pro.example', 'admin of the same team'],
  ['guest@pro.example', 'guest of the same team'],
  ['owner@community.example', 'community team, no licenses'],
  ['owner@agent.example', 'professional agent team'],
  ['owner@us.example', 'professional team in the United States'],
  ['owner@large.example', 'professional team with 10,000 licenses'],
];

export const demoPassword = 'circuit-board-2026';
