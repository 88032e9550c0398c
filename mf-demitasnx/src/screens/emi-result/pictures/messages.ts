import { defineMessages } from '@portal/shared';

/** Descriptions of the pictures, for screen readers. */
export const pictureMessages: Readonly<Record<string, { readonly id: string }>> = defineMessages({
  R1: { id: 'emi.picture.R1', description: 'Text alternative of a picture' },
  R2: { id: 'emi.picture.R2', description: 'Text alternative of a picture' },
  R3: { id: 'emi.picture.R3', description: 'Text alternative of a picture' },
  R4: { id: 'emi.picture.R4', description: 'Text alternative of a picture' },
  R5: { id: 'emi.picture.R5', description: 'Text alternative of a picture' },
  R6: { id: 'emi.picture.R6', description: 'Text alternative of a picture' },
  R7: { id: 'emi.picture.R7', description: 'Text alternative of a picture' },
  R8: { id: 'emi.picture.R8', description: 'Text alternative of a picture' },
  R9: { id: 'emi.picture.R9', description: 'Text alternative of a picture' },
  R10: { id: 'emi.picture.R10', description: 'Text alternative of a picture' },
  R11: { id: 'emi.picture.R11', description: 'Text alternative of a picture' },
  R12: { id: 'emi.picture.R12', description: 'Text alternative of a picture' },
  R13: { id: 'emi.picture.R13', description: 'Text alternative of a picture' },
  R14: { id: 'emi.picture.R14', description: 'Text alternative of a picture' },
  R15: { id: 'emi.picture.R15', description: 'Text alternative of a picture' },
  R16: { id: 'emi.picture.R16', description: 'Text alternative of a picture' },
  R17: { id: 'emi.picture.R17', description: 'Text alternative of a picture' },
  R18: { id: 'emi.picture.R18', description: 'Text alternative of a picture' },
  R19: { id: 'emi.picture.R19', description: 'Text alternative of a picture' },
  R20: { id: 'emi.picture.R20', description: 'Text alternative of a picture' },
  R21: { id: 'emi.picture.R21', description: 'Text alternative of a picture' },
  R22: { id: 'emi.picture.R22', description: 'Text alternative of a picture' },
  R23: { id: 'emi.picture.R23', description: 'Text alternative of a picture' },
});
