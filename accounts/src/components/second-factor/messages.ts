import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  confirm: { id: 'accounts.factor.confirm', description: 'Button: send the code' },
  lost: { id: 'accounts.factor.lost', description: 'Who has none of the factors any more' },
  totpCode: { id: 'accounts.factor.totpCode', description: 'Label: code of the app' },
  totpHelp: { id: 'accounts.factor.totpHelp', description: 'Below that label' },
  totpRefused: { id: 'accounts.factor.totpRefused', description: 'The code is wrong or used' },
  totpInstead: { id: 'accounts.factor.totpInstead', description: 'Button: another way' },
  passkeyHelp: { id: 'accounts.factor.passkeyHelp', description: 'Above the button passkeyUse' },
  passkeyUse: { id: 'accounts.factor.passkeyUse', description: 'Button' },
  passkeyRefused: { id: 'accounts.factor.passkeyRefused', description: 'It is not the account’s' },
  passkeyInstead: { id: 'accounts.factor.passkeyInstead', description: 'Button: another way' },
  cancelled: { id: 'accounts.factor.passkeyCancelled', description: 'The browser brought none' },
  known: { id: 'accounts.factor.passkeyKnown', description: 'The device has one already' },
  unsupported: { id: 'accounts.factor.passkeyUnsupported', description: 'The browser has none' },
  recovery_codeCode: { id: 'accounts.factor.recoveryCode', description: 'Label: recovery code' },
  recovery_codeHelp: { id: 'accounts.factor.recoveryHelp', description: 'Below that label' },
  recovery_codeRefused: {
    id: 'accounts.factor.recoveryRefused',
    description: 'The recovery code is wrong or used',
  },
  recovery_codeInstead: {
    id: 'accounts.factor.recoveryInstead',
    description: 'Button: another way',
  },
});
