import { revisions } from 'virtual:revisions'
import texts from '../../../content/texts/statement.json'
import { revisionText } from '../../../domain/products/revision.ts'
import type { Sheet } from '../requirement.ts'

/** `Figures of the specification sheet, revision 3 of November 28, 2026.` */
export const sourceOf = ({ id }: Sheet): string => {
  const revision = revisions[id]
  return revision ? revisionText(revision, texts.document.source) : ''
}
