import { reportName } from './reportName.ts';

it.each([
  ['router.tgz', 'router_emi.pdf'],
  ['基板.v2.zip', '基板.v2_emi.pdf'],
  ['board', 'board_emi.pdf'],
])('names the report of %s %s', (board, report) => {
  expect(reportName(board, null)).toBe(report);
});

it('adds the language to a report in a chosen language', () => {
  expect(reportName('router.tgz', { format: 'html', language: 'ja' })).toBe('router_emi_ja.html');
});
