import texts from '../../../content/texts/statement.json'
import { isText, recordOf, shapeOf } from '../../../lib/shapes.ts'
import { fill } from '../../../lib/text.ts'
import type { StoredItem } from '../../../ui/browser/storedItem.ts'
import { isVerdict, type Verdict } from '../requirement.ts'

/** What a visitor wrote and corrected. Corrections belong to a line by its words. */
export interface StatementDraft {
  text: string
  tenderNumber: string
  tenderTitle: string
  /** The subject of a line, by its words; an empty text means none. */
  subjects: Readonly<Record<string, string>>
  /** The visitor's own verdicts, by `overruleKey`. */
  overruled: Readonly<Record<string, Verdict>>
  /** By the words of the line. */
  remarks: Readonly<Record<string, string>>
  /** What the message of a request was last given; missing until then. */
  asked?: string | undefined
}

export const emptyDraft: StatementDraft = {
  text: '',
  tenderNumber: '',
  tenderTitle: '',
  subjects: {},
  overruled: {},
  remarks: {},
}

/** `Tender: 12/2026, Note counters`; an empty text where neither is typed. */
export const tenderOf = ({
  tenderNumber,
  tenderTitle,
}: Pick<StatementDraft, 'tenderNumber' | 'tenderTitle'>): string => {
  const tender = [tenderNumber, tenderTitle].map((part) => part.trim()).filter(Boolean)
  return tender.length > 0 ? fill(texts.document.tender, { tender: tender.join(', ') }) : ''
}

export const overruleKey = (line: string, productId: number): string => `${productId} ${line}`

/** The visitor's own verdicts with that on a line and a product; without a verdict the judged one holds again. */
export const withVerdict = (
  overruled: StatementDraft['overruled'],
  line: string,
  productId: number,
  verdict: Verdict | undefined,
): StatementDraft['overruled'] => {
  const key = overruleKey(line, productId)
  const others = Object.entries(overruled).filter(([each]) => each !== key)
  return Object.fromEntries(verdict ? [...others, [key, verdict]] : others)
}

const isDraft = shapeOf<Required<StatementDraft>>({
  text: isText,
  tenderNumber: isText,
  tenderTitle: isText,
  subjects: recordOf(isText),
  overruled: recordOf(isVerdict),
  remarks: recordOf(isText),
  asked: (asked) => asked === undefined || isText(asked),
})

export const readStatementDraft = (item: StoredItem): StatementDraft => {
  const stored = item.read()
  return isDraft(stored) ? stored : emptyDraft
}
