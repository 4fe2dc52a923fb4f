import texts from '../../content/texts/sheet.json' with { type: 'json' }
import { dayText, fill } from '../../lib/text.ts'

/** How often the rows of a sheet have changed, and the day of the last change as `2026-11-29`. */
export interface Revision {
  readonly number: number
  readonly date: string
}

/** `Revision 3 of November 28, 2026`; another template has the same two places. */
export const revisionText = ({ number, date }: Revision, template = texts.revision): string =>
  fill(template, { number, date: dayText(Date.parse(date), 'UTC') })
