import { negations } from '../../vocabulary/phrases.ts'
import { turns } from './turning.ts'

/** A column in which a buyer says why, where or how much something is wanted. */
export const remarkHead = /^(?:remarks?|comments?|reasons?|justifications?|purpose)$/i

/** Who works where, when and by whose rules. */
const words =
  'an?|mandatory|must|required|essential|critical|important|desirable|optional|preferred|request(?:ed)?|requirement|needed|for|in|at|of|the|our|own|we|have|has|are|is|and|' +
  'agents?|shops?|branch(?:es)?|offices?|sites?|provinces?|provincial|border|malls?|floors?|upper|teams?|dept|departments?|units?|hubs?|' +
  'customers?|clients?|staff|tellers?|cashiers?|counters?|desks?|tables?|rooms?|centres?|vault|head|headquarters?|small|narrow|busy|rural|urban|' +
  'regulations?|rules?|policy|polic(?:y|ies)|central|national|bank|anti-?fraud|aml|audit|security|it|cash|sim|' +
  'seasons?|rainy|dusty|hot|daily|weekly|once|twice|week|months?|peak|hours?|days?|collections?|' +
  'lao|laos|pdr|cambodian?|singapore|thailand|vietnam|phnom|penh'

const reason = new RegExp(`^(?:(?:${words})[ ,./-]*)+$`, 'i')

/** Whether a remark says nothing of the machine, as `Agents have small counters`. */
export const isReason = (cell: string): boolean =>
  reason.test(cell) && !turns(cell.toLowerCase()) && !negations.test(cell.toLowerCase())
