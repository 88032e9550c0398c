import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  month: {
    id: 'logs.license.month',
    description: 'Heading of figures of {month}',
  },
  monthSoFar: {
    id: 'logs.license.monthSoFar',
    description: 'The same of the month that is under way',
  },
  days: { id: 'logs.license.days', description: 'Heading of figures of {days}' },
  change: {
    id: 'logs.license.change',
    description: '{change} of a figure, with sign and unit, from former {days}',
  },
  points: { id: 'logs.license.points', description: 'A difference of two percentages' },
  licensesAtStart: {
    id: 'logs.license.licensesAtStart',
    description: 'Number of licenses at the start of the month',
  },
  day: { id: 'logs.license.day', description: 'What the labels of a chart are' },
  monthLabel: { id: 'logs.license.monthLabel', description: 'What the labels of a chart are' },
  hours: { id: 'logs.license.hours', description: 'Bars of a chart' },
  hoursAxis: { id: 'logs.license.hoursAxis', description: 'Title of an axis, with the unit' },
  hoursByDay: { id: 'logs.license.hoursByDay', description: 'Title of a chart' },
  hoursByMonth: { id: 'logs.license.hoursByMonth', description: 'Title of a chart' },
  utilization: { id: 'logs.license.utilization', description: 'Line of a chart' },
  utilizationAxis: { id: 'logs.license.utilizationAxis', description: 'Title of an axis' },
  requesters: { id: 'logs.license.requesters', description: 'Bars of a chart' },
  requestersAxis: { id: 'logs.license.requestersAxis', description: 'Title of an axis' },
  requestersByDay: { id: 'logs.license.requestersByDay', description: 'Title of a chart' },
  operationRate: { id: 'logs.license.operationRate', description: 'Line of a chart' },
  operationRateAxis: { id: 'logs.license.operationRateAxis', description: 'Title of an axis' },
  failures: { id: 'logs.license.failures', description: 'Bars of a chart' },
  failuresAxis: { id: 'logs.license.failuresAxis', description: 'Title of an axis' },
  failuresByDay: { id: 'logs.license.failuresByDay', description: 'Title of a chart' },
  failureRate: { id: 'logs.license.failureRate', description: 'Line of a chart' },
  failureRateAxis: { id: 'logs.license.failureRateAxis', description: 'Title of an axis' },
});
