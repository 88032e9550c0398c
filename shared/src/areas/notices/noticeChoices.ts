/** The topics of notices; a person chooses how each is mailed. */
export const noticeTopics = ['licenses', 'orders', 'cards', 'emi'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** In a separate mail, in one daily mail each morning, or in the portal alone. */
export const noticeWays = ['at_once', 'daily', 'none'] as const;
export type NoticeWay = (typeof noticeWays)[number];

export type NoticeChoices = Readonly<Record<NoticeTopic, NoticeWay>>;

/** The default. A person who waits for an analysis wants to know at once. */
export const defaultNoticeChoices: NoticeChoices = {
  licenses: 'daily',
  orders: 'daily',
  cards: 'daily',
  emi: 'at_once',
};
