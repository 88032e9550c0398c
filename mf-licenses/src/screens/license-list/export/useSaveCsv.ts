import { csvOf, saveFile, useIntl } from '@portal/shared';
import type { License } from '@portal/shared/domain';
import { useState } from 'react';
import { useToday } from '../../../components/license/useToday.ts';
import { csvTable } from './csvTable.ts';
import { messages } from './messages.ts';

/** Saves licenses as a CSV file. @returns `save`, which resolves to whether a file was saved. */
export function useSaveCsv() {
  const intl = useIntl();
  const today = useToday();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (licenses: readonly License[]): Promise<boolean> => {
    setState('busy');
    const { headings, rows } = csvTable(licenses, today, intl);
    try {
      const name = intl.formatMessage(messages.fileName, { day: today });
      saveFile(`${name}.csv`, await csvOf(headings, rows));
      setState('idle');
      return true;
    } catch {
      // Only loading the CSV code needs the network.
      setState('failed');
      return false;
    }
  };
  return { state, save };
}
