import { Button, FormattedMessage, IconButton, useIntl } from '@portal/shared';
import type { RefObject } from 'react';
import type { BoardStage } from '../gl/BoardStage.ts';
import { zoomStep } from './boardKeys.ts';
import { Bar, Buttons, Coordinates } from './board.styles.ts';
import { changeBoardSettings, useBoardSettings } from './boardSettings.ts';
import { messages } from './messages.ts';

interface BoardBarProps {
  readonly stage: BoardStage | null;
  /** What full screen shows. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The text about the pointer, which its owner writes. */
  readonly pointer: RefObject<HTMLParagraphElement | null>;
  readonly hasPanel: boolean;
  readonly onPanel: () => void;
  readonly isMeasuring: boolean;
  readonly onMeasure: () => void;
  readonly hasHeat: boolean;
  readonly onHeat: () => void;
  readonly hasHelp: boolean;
  readonly onHelp: () => void;
}

/** What is under the pointer, and the tools, below the picture. */
export function BoardBar(props: BoardBarProps) {
  const { stage, frame, pointer, hasPanel, isMeasuring, hasHeat, hasHelp } = props;
  const { formatMessage } = useIntl();
  const { isMil } = useBoardSettings();
  const toggleFullScreen = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : frame.current?.requestFullscreen();
    // A browser may refuse; the board then stays where it is.
    change?.catch(() => undefined);
  };
  return (
    <Bar>
      <Coordinates ref={pointer}>{formatMessage(messages.noPlace)}</Coordinates>
      <Buttons>
        <Button
          kind="quiet"
          size="small"
          aria-label={formatMessage(isMil ? messages.inMil : messages.inMm)}
          onClick={() => {
            changeBoardSettings({ isMil: !isMil });
          }}
        >
          <FormattedMessage {...(isMil ? messages.mil : messages.mm)} />
        </Button>
        <Button
          kind={isMeasuring ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={isMeasuring}
          onClick={props.onMeasure}
        >
          <FormattedMessage {...messages.measure} />
        </Button>
        <Button
          kind={hasHeat ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={hasHeat}
          onClick={props.onHeat}
        >
          <FormattedMessage {...messages.heat} />
        </Button>
        <IconButton
          icon="layout-grid"
          label={formatMessage(messages.panel)}
          aria-expanded={hasPanel}
          onClick={props.onPanel}
        />
        <IconButton
          icon="plus"
          label={formatMessage(messages.zoomIn)}
          onClick={() => stage?.zoom(zoomStep)}
        />
        <IconButton
          icon="minus"
          label={formatMessage(messages.zoomOut)}
          onClick={() => stage?.zoom(1 / zoomStep)}
        />
        <IconButton
          icon="maximize"
          label={formatMessage(messages.fit)}
          onClick={() => stage?.fit()}
        />
        {document.fullscreenEnabled && (
          <IconButton
            icon="monitor"
            label={formatMessage(messages.fullScreen)}
            onClick={toggleFullScreen}
          />
        )}
        <IconButton
          icon="info"
          label={formatMessage(messages.help)}
          aria-expanded={hasHelp}
          onClick={props.onHelp}
        />
      </Buttons>
    </Bar>
  );
}
