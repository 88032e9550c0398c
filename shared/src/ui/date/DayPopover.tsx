import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import {
  Calendar,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';
import { Icon } from '../marks/Icon.tsx';
import { Day, Days, Head, Paper, Turn, Weekday } from './DayPopover.styles.ts';

interface DayPopoverProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  /** The selected day, `YYYY-MM-DD`, as `min` and `max` are; both are selectable. */
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onChange: (day: string) => void;
  readonly onClose: () => void;
}

/** The calendar of a `DayField`. Days outside the range are shown but not selectable. */
export function DayPopover(props: DayPopoverProps) {
  const { triggerRef, label, value, min, max, onChange, onClose } = props;
  const { locale } = useIntl();
  return (
    <Paper
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <AriaDialog aria-label={label}>
        <I18nProvider locale={locale}>
          <Calendar
            aria-label={label}
            value={parseDate(value)}
            minValue={parseDate(min)}
            maxValue={parseDate(max)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar takes focus when it opens
            autoFocus
            onChange={(day) => {
              onChange(day.toString());
              onClose();
            }}
          >
            <Head>
              <Turn slot="previous">
                <Icon name="chevron-left" />
              </Turn>
              <CalendarHeading />
              <Turn slot="next">
                <Icon name="chevron-right" />
              </Turn>
            </Head>
            <Days weekdayStyle="short">
              <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
            </Days>
          </Calendar>
        </I18nProvider>
      </AriaDialog>
    </Paper>
  );
}
