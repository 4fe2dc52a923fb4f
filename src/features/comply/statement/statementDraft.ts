import { isText, recordOf, shapeOf } from '../../../lib/shapes.ts'
import { makeKeptItem } from '../../../ui/browser/storedItem.ts'
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
}

export const emptyDraft: StatementDraft = {
  text: '',
  tenderNumber: '',
  tenderTitle: '',
  subjects: {},
  overruled: {},
  remarks: {},
}

export const overruleKey = (line: string, productId: number): string => `${productId} ${line}`

const isDraft = shapeOf<StatementDraft>({
  text: isText,
  tenderNumber: isText,
  tenderTitle: isText,
  subjects: recordOf(isText),
  overruled: recordOf(isVerdict),
  remarks: recordOf(isText),
})

/** The draft of this tab, which is never sent. Where storage is blocked it lasts until the page is closed. */
const draftItem = makeKeptItem(() => sessionStorage, 'complianceDraft')

export const storeDraft = (draft: StatementDraft): void => draftItem.write(draft)

export const readDraft = (): StatementDraft => {
  const stored = draftItem.read()
  return isDraft(stored) ? stored : emptyDraft
}
