import { defineMessages } from '../../web/intl/defineMessages.ts';

export const messages = defineMessages({
  valuesOf: {
    id: 'charts.valuesOf',
    description: 'Name of what arrow keys move along the chart {title}',
  },
  value: { id: 'charts.value', description: '{name} of a number and the number, beside a chart' },
  soFar: { id: 'charts.soFar', description: 'A day or month {label} that is under way' },
  allZero: { id: 'charts.allZero', description: 'Instead of a chart that has nothing to draw' },
  moreRows: { id: 'charts.moreRows', description: 'Below a chart of {count} rows that scrolls' },
  showTable: { id: 'charts.showTable', description: 'Menu item that shows the numbers of a chart' },
  hideTable: { id: 'charts.hideTable', description: 'Menu item that hides the numbers of a chart' },
  menu: { id: 'charts.menu', description: 'Button with a menu about the chart {title}' },
  png: { id: 'charts.png', description: 'Menu item that downloads a chart' },
  svg: { id: 'charts.svg', description: 'Menu item that downloads a chart' },
  tooTall: {
    id: 'charts.tooTall',
    description: 'Why there is no PNG of a chart that is {height} pixels high; {most} are possible',
  },
  pictureFailed: { id: 'charts.pictureFailed', description: 'A picture could not be made' },
});
