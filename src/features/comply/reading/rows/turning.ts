import data from '../../../../content/data/tenderWords.json' with { type: 'json' }
import { oneOf } from '../../vocabulary/neutralWords.ts'

const { anywhere, atStart, alone } = data.headings

/** Says that the lines below are not asked for, or speak of something else, of another time or of another amount. */
const turning = oneOf(
  new RegExp(`\\b(?:${anywhere.join('|')})\\b`),
  new RegExp(`^(?:${atStart.join('|')})\\b`),
  new RegExp(`^(?:${alone.join('|')})$`),
)

/** Names the machines that a buyer has; what is to work with them is a requirement. */
export const ofOwn =
  /^(?!.*\b(?:with|to|as)\b).*\b(?:our|existing|present|current|old|former)\b.*\b(?:counters?|sorters?|machines?|devices?|units|equipment)$/

/** Says that each line below is required. */
const insisting =
  /\bdeviations?\b|\b(?:not|fail to) (?:meet|fulfil|comply|complied)\b|\bnon-compli\w+|\bleft (?:blank|empty)\b/

/** Whether the lines below a heading are not asked for as they stand. */
export const turns = (heading: string): boolean =>
  (turning.test(heading) || ofOwn.test(heading)) && !insisting.test(heading)

/** `Storage` may be that of notes, but has no climate. */
const ofClimate = /°|%|\b(?:temperature|humidity|climat\w+)\b/

/** A warranty stands among services, and is the machine's. */
const isWarranty = (heading: string, line: string): boolean =>
  /\b(?:services?|after-sales|support|training|spare)\b/.test(heading) &&
  /\b(?:warranty|guarantee)\b/.test(line)

/** Coins have a hopper of their own, but a line that names them is about them without its heading. */
const isOfCoins = (heading: string, line: string): boolean => heading === 'coins' && /\bcoins?\b/.test(line)

export const turnsLine = (heading: string, line: string): boolean =>
  (turns(heading) && !isWarranty(heading, line) && !isOfCoins(heading, line)) ||
  (/\bstorage\b/.test(heading) && ofClimate.test(line))

/** Says in a line of its own, as a cell that was pasted as a line or the second half of a broken one, what it changes. */
export const condition =
  /^\(?(?:if|without|with|at(?! least| most)|in|on(?!-)|under(?!-)|measured|incl|only|can be|may be|not|except|unless|when|for|but|including|excluding|during|while)\b[^:]*$|\bonly\.?$/i
