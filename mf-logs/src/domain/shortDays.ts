/** Chart labels for days: without the year if unambiguous, otherwise months. */
export function shortDays(days: readonly string[]): readonly string[] {
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  const nextYear = `${String(Number(first.slice(0, 4)) + 1)}${first.slice(4)}`;
  return days.map((day) => (last <= nextYear ? day.slice(5) : day.slice(0, 7)));
}
