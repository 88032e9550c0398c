/** A notice that somebody has read. */
export interface NoticeReadTable {
  user_id: string;
  /** Of a `Notice`. */
  notice_id: string;
  at: Date;
}

export interface NoticesTables {
  'manager.notice_read': NoticeReadTable;
}
