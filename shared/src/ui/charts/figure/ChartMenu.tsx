import { useIntl } from 'react-intl';
import { MenuButton } from '../../menu-button/MenuButton.tsx';
import { showSnackbar } from '../../snackbar/snackbars.ts';
import { messages } from '../messages.ts';
import { longestBitmap, type Picture, type PictureKind } from '../picture/Picture.ts';

interface ChartMenuProps {
  readonly title: string;
  readonly hasTable: boolean;
  readonly onTable: () => void;
  readonly fileName: string;
  /** Of the picture, in pixels. */
  readonly height: number;
  readonly load: () => Promise<Picture>;
}

/** Offers a chart as a table and as pictures; one that is too tall for a bitmap only as SVG. */
export function ChartMenu({ title, hasTable, onTable, fileName, height, load }: ChartMenuProps) {
  const { formatMessage, formatNumber } = useIntl();
  const save = async (kind: PictureKind) => {
    try {
      const [picture, { savePicture }] = await Promise.all([
        load(),
        import('../picture/savePicture.ts'),
      ]);
      await savePicture(fileName, kind, picture);
    } catch {
      showSnackbar(formatMessage(messages.pictureFailed), 'failure');
    }
  };
  const picture = (kind: PictureKind) =>
    ({
      id: kind,
      label: formatMessage(messages[kind]),
      icon: 'download',
      onAction: () => {
        void save(kind);
      },
    }) as const;
  const limits = { most: formatNumber(longestBitmap), height: formatNumber(height) };
  const tooTall = { isDisabled: true, hint: formatMessage(messages.tooTall, limits) };
  return (
    <MenuButton
      isIconOnly
      icon="ellipsis-vertical"
      label={formatMessage(messages.menu, { title })}
      items={[
        {
          id: 'table',
          label: formatMessage(hasTable ? messages.hideTable : messages.showTable),
          icon: 'layout-grid',
          onAction: onTable,
        },
        { ...picture('png'), ...(height > longestBitmap && tooTall) },
        picture('svg'),
      ]}
    />
  );
}
