import type { NoticeTopic, NoticeWay } from '@portal/shared/domain';

/** A person has read a notice. */
export interface NoticeReadTable {
  user_id: string;
  /** Notice id, see `noticesOf`. */
  notice_id: string;
  at: Date;
}

/** A person was mailed about a notice. */
export interface NoticeMailTable {
  user_id: string;
  notice_id: string;
  at: Date;
}

/** A person's mail preference for a topic; `defaultNoticeChoices` applies without a row. */
export interface NoticeChoiceTable {
  user_id: string;
  topic: NoticeTopic;
  way: NoticeWay;
}

/** Expiry of a card at the gateway, as last listed. */
export interface CardEndTable {
  /** Its owner. */
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
