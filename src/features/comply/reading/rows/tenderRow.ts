/** A line of a tender, or a row of its table. */
export interface TenderRow {
  text: string
  item?: string
  quantity?: string
  /** The quantity is that of the machines, and not of what the line names. */
  ordersMachines?: boolean
  /** The heading above it in plain text. */
  heading?: string
  /** That heading is the title of the whole list. */
  isTitled?: boolean
  /** The heading above it may change what it says. */
  isTurned?: boolean
  /** It stands over the list or around it, and goes where it names nothing of a machine. */
  outside?: 'title' | 'letter'
}

/** A row as it was pasted, which may be the heading of those below. */
export interface PastedRow {
  row: TenderRow
  /** How many of its cells have a text, its number apart. */
  cells: number
  /** Its bullet with the steps that it is indented by; empty without one. */
  bullet: string
  /** Whether an empty line stands before it. */
  isApart: boolean
  /** Whether it stands beside a page's foot or head, or is that itself, as a title of the paper. */
  isOfPage: boolean
}
