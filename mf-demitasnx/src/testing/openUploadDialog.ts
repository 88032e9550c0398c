import { aSession } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import en from '../locales/en.json';
import { renderEmiCheck } from './renderEmiCheck.tsx';

export async function openUploadDialog(session = aSession(), texts = en, hasHistory = false) {
  const { user, address } = renderEmiCheck({ session, hasHistory });
  const name = texts['emi.analyze'];
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name });
  return {
    user,
    address,
    dialog,
    file: within(dialog).getByLabelText(texts['emi.upload.file']),
    agree: within(dialog).getByRole('checkbox', { name: texts['emi.notes.agree'] }),
    submit: within(dialog).getByRole('button', { name: texts['emi.upload.upload'] }),
  };
}
