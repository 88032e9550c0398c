import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../button/Button.tsx';
import { showSnackbar } from '../../snackbar/snackbars.ts';
import { messages } from '../messages.ts';
import { Reason } from './ChartCard.styles.ts';
import { longestBitmap, type Picture, type PictureKind } from '../picture/Picture.ts';

interface PictureButtonsProps {
  readonly title: string;
  readonly fileName: string;
  /** Pixels. */
  readonly height: number;
  readonly load: () => Promise<Picture>;
}

/** Buttons that download a chart as a picture; one that is too tall for a bitmap only as SVG. */
export function PictureButtons({ title, fileName, height, load }: PictureButtonsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [busy, setBusy] = useState<PictureKind | null>(null);
  const isTooTall = height > longestBitmap;
  const handleSave = async (kind: PictureKind) => {
    setBusy(kind);
    try {
      const [picture, { savePicture }] = await Promise.all([
        load(),
        import('../picture/savePicture.ts'),
      ]);
      await savePicture(fileName, kind, picture);
    } catch {
      showSnackbar(formatMessage(messages.pictureFailed), 'failure');
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      {isTooTall && (
        <Reason>
          <FormattedMessage
            {...messages.tooTall}
            values={{ most: formatNumber(longestBitmap), height: formatNumber(height) }}
          />
        </Reason>
      )}
      {(isTooTall ? (['svg'] as const) : (['png', 'svg'] as const)).map((kind) => (
        <Button
          key={kind}
          size="small"
          icon="download"
          isBusy={busy === kind}
          aria-label={formatMessage(messages[kind], { title })}
          onClick={() => {
            void handleSave(kind);
          }}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
    </>
  );
}
