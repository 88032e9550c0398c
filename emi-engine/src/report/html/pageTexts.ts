import { type Locale } from '@portal/shared/domain';

/** Texts of the controls of the HTML report. */
interface PageTexts {
  readonly layers: string;
  readonly outlineNote: string;
  readonly holes: string;
  readonly side: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  readonly help: string;
  readonly show: string;
  readonly filters: string;
  readonly all: string;
  readonly netContains: string;
  /** The page fills in `{shown}` and `{all}`. */
  readonly shown: string;
  readonly boardPicture: string;
  readonly contents: string;
}

export const pageTexts: Readonly<Record<Locale, PageTexts>> = {
  en: {
    ...{ layers: 'Layers', holes: 'Holes', side: 'View', contents: 'Contents' },
    outlineNote: 'Coordinates are those of the archive, in mm; y goes upwards.',
    ...{ zoomIn: 'Zoom in', zoomOut: 'Zoom out', whole: 'Whole board' },
    ...{ previous: 'Previous finding', next: 'Next finding', close: 'Close' },
    help: 'Wheel or + and − zoom, drag or arrow keys move, 0 shows the whole board, N and P go from finding to finding.',
    ...{ show: 'Show on the board', filters: 'Filter', all: 'All' },
    ...{ netContains: 'Net contains', shown: '{shown} of {all} findings shown' },
    boardPicture: 'Picture of the board with numbered findings; the table below lists the same.',
  },
  ja: {
    ...{ layers: '層', holes: '穴', side: '表示', contents: '目次' },
    outlineNote: '座標はアーカイブのもので、単位は mm、y は上向きです。',
    ...{ zoomIn: '拡大', zoomOut: '縮小', whole: '全体を表示' },
    ...{ previous: '前の指摘', next: '次の指摘', close: '閉じる' },
    help: 'ホイールまたは + と − で拡大・縮小、ドラッグまたは矢印キーで移動、0 で全体表示、N と P で次と前の指摘に移ります。',
    ...{ show: '基板上に表示', filters: '絞り込み', all: 'すべて' },
    ...{ netContains: 'ネット名の一部', shown: '{all}件中{shown}件を表示' },
    boardPicture: '番号付きの指摘を示した基板の図です。同じ内容が下の表にあります。',
  },
};
