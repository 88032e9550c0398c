import type { NoticeTopic, NoticeWay } from '@portal/shared/domain';

/** That somebody has read a notice. */
export interface NoticeReadTable {
  user_id: string;
  /** As `noticesOf` makes it. */
  notice_id: string;
  at: Date;
}

/** That somebody was mailed of a notice. */
export interface NoticeMailTable {
  user_id: string;
  notice_id: string;
  at: Date;
}

/** How somebody wants to be mailed of a topic; `defaultNoticeChoices` counts where there is no row. */
export interface NoticeChoiceTable {
  user_id: string;
  topic: NoticeTopic;
  way: NoticeWay;
}

/** A card at the gateway, as it was last listed. */
export interface CardEndTable {
  /** Whose card it is. */
  user_id: string;
  card_id: string;
  brand: string;
  last4: string;
  /** `MM/YY` */
  expiry: string;
}

export interface NoticesTables {
  'manager.notice_read': NoticeReadTable;
  'manager.notice_mail': NoticeMailTable;
  'portal.notice_choice': NoticeChoiceTable;
  'portal.card_end': CardEndTable;
}
