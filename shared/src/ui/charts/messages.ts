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
  showTable: { id: 'charts.showTable', description: 'Button that shows the numbers of a chart' },
  hideTable: { id: 'charts.hideTable', description: 'Button that hides the numbers of a chart' },
  showTableOf: { id: 'charts.showTableOf', description: 'The same for the chart {title}' },
  hideTableOf: { id: 'charts.hideTableOf', description: 'The same for the chart {title}' },
  png: { id: 'charts.png', description: 'Button that downloads the chart {title}' },
  svg: { id: 'charts.svg', description: 'Button that downloads the chart {title}' },
  tooTall: {
    id: 'charts.tooTall',
    description: 'Why there is no PNG of a chart that is {height} pixels high; {most} are possible',
  },
  pictureFailed: { id: 'charts.pictureFailed', description: 'A picture could not be made' },
});
