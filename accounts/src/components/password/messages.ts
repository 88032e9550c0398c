import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  show: { id: 'accounts.password.show', description: 'Button over a password: make it readable' },
  hide: { id: 'accounts.password.hide', description: 'Button over a password: hide it again' },
  ofThePassword: {
    id: 'accounts.password.ofThePassword',
    description: 'For screen readers, after show and hide: {label} is the name of the field',
  },
  help: { id: 'accounts.password.help', description: 'Below the label of a chosen password' },
  common: { id: 'accounts.password.common', description: 'Strength: it will be refused' },
  fair: { id: 'accounts.password.fair', description: 'Strength: the lowest that is taken' },
  good: { id: 'accounts.password.good', description: 'Strength' },
  strong: { id: 'accounts.password.strong', description: 'Strength: the highest' },
});
