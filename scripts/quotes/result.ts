export interface Result {
  output: string
  /** Requests that could not be read, of `total`. */
  unread: number
  total: number
}

export const complete = (text: string): Result => ({ output: `${text}\n`, unread: 0, total: 0 })
