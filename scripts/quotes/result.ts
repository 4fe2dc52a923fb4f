export interface Result {
  output: string
  /** Requests that could not be read, of `total`. */
  unread: number
  total: number
  /** What the owner should know of the output. */
  note?: string
}

/** The result of a command that read all it needed. */
export const complete = (text: string): Result => ({ output: `${text}\n`, unread: 0, total: 0 })
