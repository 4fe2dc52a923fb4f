import { isFiller, oneOf } from '../vocabulary/neutralWords.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { stemOf, wordsOf } from './plainText.ts'
import { findSubjects } from './readClause.ts'

const because = /because(?: of)?|due to|owing to|by reason of|for reasons? of|in view of|considering/

const purpose = oneOf(
  because,
  /so (?:that|as(?: not)? to)|in order(?: not)? to|since|as(?= (?:it|we|our|the)\b)|thus/,
  /(?<!\b(?:sensors?|alarms?|contacts?|detectors?|detection|locks?|protection) )against/,
  /to(?= (?:ensure|allow|enable|fit|pass|stand|permit|facilitate|avoid|protect|suit|match|keep)\b)/,
  /with a view to|(?:suitable |intended |designed |meant )?(?<!\bcamera )for(?= (?:use\b|easy|quick|fast|smooth|better|[a-z]+ing\b|(?:(?:the|our|an?|upper|raised|limited) )+(?:[a-z]+ )?(?:counter|desk|table|shelf|floor|room|branch|office|lobby|lift|niche)))/,
)

const tail = new RegExp(`^(.+?),? \\(?\\b(?:${purpose.source})\\b ([^,;:.\\d]*)[.)]*$`)
const aside = new RegExp(`^(.+?),? \\b(?:${purpose.source})\\b ([^,;:.\\d]*), ([^,;]*\\d[^,;]*)$`)
const lead = new RegExp(`^(?:${because.source}) ([^,;:.\\d]*), (.*)$`)

/** Words of reasons, which name no condition and no other thing: who works where, and with what ease. */
const reasons = new Set(
  `
    easy easier easily ease quick quickly fast faster smooth smoothly convenient convenience comfortable comfort simple
    efficient efficiency safe short better limited normal ordinary standard existing space room little daily business
    teller cashier operator staff personnel person people one single user branch office counter desk table top lobby
    hall bank cash bench shelf niche lift cabin door doorway floor upper raised entrance corridor stairs building work
    place places placed stand fit pass carry carried away lift lifted move moved movement transport transportation
    handle go loading load weight limit disturb disturbance annoy queue waiting time times not hand hands between under
    onto customer into serve serving read readability view see seen clean understand productivity workflow clerk clerks
    relocation reposition narrow depot location fit fits across around inside small our
  `
    .split(/\s+/)
    .flatMap((word) => [word, stemOf(word)]),
)

/** Words with which a reason names a condition or another thing. */
const telling =
  /\b(?:while|during|when|without|(?:customers?|depositors?)(?!.*\b(?:disturb|annoy|queu|wait))(?<!\b(?:disturb|annoy)\w* (?:the |our )?(?:customers?|depositors?))|each|every|all|any|staff room|(?:by|disturb\w*|annoy\w*) (?:(?:the|our|bank|branch) )*(?:staff|tellers?|cashiers?|clerks?|operators?|personnel))\b/

const isOfReasons = (word: string): boolean =>
  isFiller(word) || reasons.has(word) || reasons.has(stemOf(word))

/** A line without its reason: `width 400 mm at most, so that it fits on the counter`. */
export const withoutReason = (text: string, subjects: readonly Subject[]): string => {
  const [, before = '', reason = ''] = tail.exec(text) ?? []
  const [, first = '', after = ''] = lead.exec(text) ?? []
  const [, beginning = '', between = '', figure = ''] = aside.exec(text) ?? []
  const [kept = '', words = ''] =
    [
      [before, reason],
      [`${beginning}, ${figure}`, between],
      [after, first],
    ].find(([, found]) => found !== '') ?? []
  const isOnTheWay = /\b(?:dimensions?|size)\b/.test(kept) && /\b(?:transport|carry|mov)/.test(words)
  const isReason = !isOnTheWay && !telling.test(words) && wordsOf(words).every(isOfReasons)
  return isReason && (/\d/.test(kept) || findSubjects(kept, subjects).length > 0) ? kept : text
}
