import { reportName } from './reportName.ts';

it.each([
  ['router.tgz', 'router_emi.pdf'],
  ['基板.v2.zip', '基板.v2_emi.pdf'],
  ['board', 'board_emi.pdf'],
])('names the report about %s %s', (board, report) => {
  expect(reportName(board, null)).toBe(report);
});

it('names a form of a report by its language, too', () => {
  expect(reportName('router.tgz', { format: 'html', language: 'ja' })).toBe('router_emi_ja.html');
});
