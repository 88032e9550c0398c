import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  units: { id: 'emi.choice.units', description: 'Heading: choose the unit of the archive' },
  jobs: { id: 'emi.choice.jobs', description: 'Heading: choose the job in the archive' },
  help: { id: 'emi.choice.help', description: 'What the buttons do and cost' },
  mm: { id: 'emi.choice.mm', description: 'Button: the archive is in mm, the board has {size} mm' },
  inch: { id: 'emi.choice.inch', description: 'Button: it is in inches, the board has {size} mm' },
});
