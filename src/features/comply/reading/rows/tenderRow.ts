/** A line of a tender, or a row of its table. */
export interface TenderRow {
  text: string
  item?: string
  quantity?: string
  /** The quantity is that of the machines, and not of what the line names. */
  ordersMachines?: boolean
  /** The buyer does not insist on it. */
  isWish?: boolean
  /** The heading above it may change what it says. */
  isTurned?: boolean
  /** It stands around the list, as a greeting does, and goes where it names nothing of a machine. */
  isOutside?: boolean
}

/** A row as it was pasted, which may be the heading of those below. */
export interface PastedRow {
  row: TenderRow
  /** How many of its cells have a text, its number apart. */
  cells: number
  hasBullet: boolean
  /** Whether an empty line stands before it. */
  isApart: boolean
}
