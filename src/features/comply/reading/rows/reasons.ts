import data from '../../../../content/data/tenderWords.json' with { type: 'json' }
import { negations } from '../../vocabulary/phrases.ts'
import { turns } from './turning.ts'

/** A column in which a buyer says why, where or how much something is wanted. */
export const remarkHead = /^(?:remarks?|comments?|reasons?|justifications?|purpose)$/i

/** Who works where, when and by whose rules. */
const reason = new RegExp(`^(?:(?:${data.reasons.join('|')})\\b[ ,./-]*)+$`, 'i')

/** Whether a remark says nothing of the machine, as `Agents have small counters`. */
export const isReason = (cell: string): boolean =>
  reason.test(cell) && !turns(cell.toLowerCase()) && !negations.test(cell.toLowerCase())
