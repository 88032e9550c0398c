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

const topics = {
  license_end: 'licenses',
  order_due: 'orders',
  card_end: 'cards',
  emi_done: 'emi',
  emi_failed: 'emi',
} as const satisfies Readonly<Record<string, NoticeTopic>>;

/** The topic that a kind of notice belongs to. */
export function topicOfNotice(kind: keyof typeof topics): NoticeTopic {
  return topics[kind];
}
