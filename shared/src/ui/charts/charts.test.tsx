import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  chooseInMenu,
  expectAccessible,
  renderWithProviders,
  savedFiles,
} from '../../testing/index.ts';
import { HeatMap, RowChart, TimeChart, type ChartData } from './index.ts';

const hours = (value: number) => `${value.toFixed(1)} h`;

function people(count: number): ChartData {
  return {
    labelTitle: 'Users',
    // All have the same name: a bar is identified by its place.
    labels: Array.from({ length: count }, () => 'Yamada Hanako'),
    left: { title: 'Hours (h)' },
    series: [
      {
        name: 'Hours',
        color: 'first',
        values: Array.from({ length: count }, (_, place) => count - place),
        format: hours,
      },
    ],
  };
}

const days: ChartData = {
  labelTitle: 'Day',
  labels: ['2026-11-01', '2026-11-02', '2026-11-03'],
  left: { title: 'Hours (h)' },
  right: { title: 'Utilization (%)' },
  series: [
    { name: 'Hours', color: 'first', values: [1, 0, 3], format: hours },
    {
      name: 'Utilization',
      kind: 'line',
      axis: 'right',
      color: 'second',
      values: [10, null, 30],
      format: (value) => `${value}%`,
    },
  ],
};

/** Counts the drawn rows by their names. */
const rowsDrawn = () =>
  screen.queryAllByText('Yamada Hanako', { selector: 'text', ignore: false }).length;

describe('TimeChart', () => {
  it('gives screen readers the values of a place, with a dash for none', async () => {
    const { user } = renderWithProviders(
      <TimeChart caption="May" title="Use" data={days} fileName="use" />,
    );
    await user.tab();
    await user.tab();
    const cursor = screen.getByRole('slider', { name: 'Values of Use' });
    expect(cursor).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(cursor).toHaveAttribute('aria-valuetext', '2026-11-02: Hours 0.0 h, Utilization –');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(cursor).toHaveValue(1);
    await user.keyboard('{Escape}');
    expect(within(cursor).queryByText('Hours: 1.0 h')).not.toBeInTheDocument();
  });

  it.each([
    ['without any day', []],
    ['in which nothing was used', [0, 0, null]],
  ])('says that there is nothing to draw in a period %s', (_what, values) => {
    const series = days.series.map((each) => ({ ...each, values }));
    const data = { ...days, labels: days.labels.slice(0, values.length), series };
    renderWithProviders(<TimeChart caption="May" title="Use" data={data} fileName="use" />);
    expect(screen.getByText('All values in this period are 0.')).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('marks the current period, in words as well', async () => {
    const saved = savedFiles();
    const { user } = renderWithProviders(
      <TimeChart
        caption="May"
        title="Use"
        data={{ ...days, running: '2026-11-03' }}
        fileName="use"
      />,
    );
    const legend = screen.getByText('2026-11-03 (so far)');
    expect(legend).toBeVisible();
    const cursor = screen.getByRole('slider');
    act(() => {
      cursor.focus();
    });
    await user.keyboard('{End}');
    expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^2026-11-03 \(so far\)/),
    );
    await chooseInMenu(user, 'Table and pictures: Use', 'Download SVG');
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    expect(await saved[0]?.content.text()).toContain('2026-11-03 (so far)');
  });

  it('is accessible with its table', async () => {
    const { user, container } = renderWithProviders(
      <main>
        <h1>Usage log</h1>
        <TimeChart caption="May" title="Use" data={days} fileName="use" note="Three days" />
      </main>,
    );
    await chooseInMenu(user, 'Table and pictures: Use', 'Show as table');
    await expectAccessible(container);
    await chooseInMenu(user, 'Table and pictures: Use', 'Hide table');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('RowChart', () => {
  it('draws only the visible ones of thousands of rows, and all in print', async () => {
    renderWithProviders(
      <RowChart caption="May" title="Users" data={people(2000)} fileName="users" />,
    );
    await waitFor(() => {
      expect(rowsDrawn()).toBe(40);
    });
    fireEvent(window, new Event('beforeprint'));
    expect(rowsDrawn()).toBe(2000);
    fireEvent(window, new Event('afterprint'));
    expect(rowsDrawn()).toBe(40);
  });

  it('draws other rows when they are scrolled to', async () => {
    renderWithProviders(
      <RowChart caption="May" title="Users" data={people(2000)} fileName="users" />,
    );
    await waitFor(() => {
      expect(rowsDrawn()).toBe(40);
    });
    const cursor = screen.getByRole('slider');
    // eslint-disable-next-line testing-library/no-node-access -- the scroll container has no role
    const scroller = cursor.parentElement?.parentElement;
    if (!scroller) throw new Error('the rows are in nothing that scrolls');
    fireEvent.scroll(scroller, { target: { scrollTop: 50_000 } });
    // Rows 980 to 1,040: the visible ones and a block on both sides.
    expect(rowsDrawn()).toBe(60);
  });

  it('scrolls the page to a row that arrow keys select', async () => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue(undefined);
    const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1000);
    const { user } = renderWithProviders(
      <RowChart caption="May" title="Users" data={people(20)} fileName="users" />,
    );
    act(() => {
      screen.getByRole('slider').focus();
    });
    await user.keyboard('{End}');
    // The window is 768 px high, and the last of 20 rows ends at 1,000.
    expect(scrollBy).toHaveBeenCalledWith(0, 232);
    scrollBy.mockRestore();
    height.mockRestore();
  });

  it('says why there is no PNG of a chart that is too tall, and offers the SVG', async () => {
    const saved = savedFiles();
    const { user } = renderWithProviders(
      <RowChart caption="May" title="Users" data={people(400)} fileName="users" />,
    );
    await user.click(screen.getByRole('button', { name: 'Table and pictures: Users' }));
    const png = await screen.findByRole('menuitem', { name: /^Download PNG/ });
    expect(png).toHaveAttribute('aria-disabled', 'true');
    expect(png).toHaveTextContent(/above the limit of 16,000/);
    await user.click(screen.getByRole('menuitem', { name: 'Download SVG' }));
    await waitFor(() => {
      expect(saved.map(({ name }) => name)).toEqual(['users.svg']);
    });
    // The whole chart, outside the page.
    const drawing = (await saved[0]?.content.text()) ?? '';
    expect(drawing.match(/Yamada Hanako/g)).toHaveLength(400);
    expect(drawing.match(/xmlns="/g)).toHaveLength(1);
  });

  it('shows whole names in pictures, whatever their length', async () => {
    const saved = savedFiles();
    const name = `凛 小林 (${'long.address.'.repeat(5)}@pro.example)`;
    const data = { ...people(1), labels: [name] };
    const { user } = renderWithProviders(
      <RowChart caption="May" title="Users" data={data} fileName="users" />,
    );
    await chooseInMenu(user, 'Table and pictures: Users', 'Download SVG');
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    const drawing = (await saved[0]?.content.text()) ?? '';
    expect(drawing).toContain(name);
    expect(drawing).toContain('May');
  });

  it('states the number of rows when some are hidden, and shows up to twenty', () => {
    const { unmount } = renderWithProviders(
      <RowChart caption="May" title="Users" data={people(21)} fileName="users" />,
    );
    expect(screen.getByText('21 rows. Scroll the chart for the rest.')).toBeVisible();
    unmount();
    renderWithProviders(
      <RowChart caption="May" title="Users" data={people(20)} fileName="users" />,
    );
    expect(screen.queryByText(/^20 rows/)).not.toBeInTheDocument();
  });

  it('offers a PNG up to the height that browsers can draw', async () => {
    const { user } = renderWithProviders(
      <RowChart caption="May" title="Users" data={people(300)} fileName="users" />,
    );
    await user.click(screen.getByRole('button', { name: 'Table and pictures: Users' }));
    const png = await screen.findByRole('menuitem', { name: 'Download PNG' });
    expect(png).not.toHaveAttribute('aria-disabled');
  });
});

describe('HeatMap', () => {
  it('has a table of columns below each other', async () => {
    const { user } = renderWithProviders(
      <HeatMap
        caption="May"
        title="Week"
        fileName="week"
        rowTitle="Weekday"
        rows={['Mon', 'Tue']}
        columnTitle="Hour"
        columns={['00:00', '01:00']}
        name="Hours"
        values={[1, 2, 0, 4]}
        format={hours}
      />,
    );
    await chooseInMenu(user, 'Table and pictures: Week', 'Show as table');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'HourMonTue',
      '00:001.0 h0.0 h',
      '01:002.0 h4.0 h',
    ]);
  });
});
