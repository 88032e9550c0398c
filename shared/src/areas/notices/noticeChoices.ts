/** What people are told of; each is mailed as they choose. */
export const noticeTopics = ['licenses', 'orders', 'cards', 'emi'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** By a mail of its own, in one mail a morning together with others, or in the portal alone. */
export const noticeWays = ['at_once', 'daily', 'none'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** How each topic is mailed, a way for each. */
export type NoticeChoices = Readonly<Record<NoticeTopic, NoticeWay>>;

/** What counts until somebody chooses. Whoever waits for an analysis wants to know at once. */
export const defaultNoticeChoices: NoticeChoices = {
  licenses: 'daily',
  orders: 'daily',
  cards: 'daily',
  emi: 'at_once',
};
