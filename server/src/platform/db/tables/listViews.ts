/** A view of a list that a person has saved. */
export interface ListViewTable {
  id: string;
  team_id: string;
  /** Who saved it. */
  user_id: string;
  /** Name of the list among all lists. */
  list: string;
  name: string;
  /** Search, filters and sort, as in the list's address. */
  query: string;
  /** The choice of columns, as in its cookie. */
  columns: string;
  /** Whether the whole team has it. */
  is_shared: boolean;
  created_at: Date;
}

export interface ListViewsTables {
  'manager.list_view': ListViewTable;
}
