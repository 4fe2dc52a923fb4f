import type { LegalPage } from '../../app/paths.ts'
import { site } from '../../content/site.ts'

/** A file of `src/content/legal`. */
export interface LegalDocument {
  title: string
  updated: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}

const files: Record<LegalPage, () => Promise<{ default: LegalDocument }>> = {
  privacy: () => import('../../content/legal/privacy.json'),
  terms: () => import('../../content/legal/terms.json'),
  cookies: () => import('../../content/legal/cookies.json'),
}

const loading = new Map<LegalPage, Promise<LegalDocument>>()

/** A page's text; the same promise at every call, so that React can wait for it, until it fails. */
export const loadLegalText = (page: LegalPage): Promise<LegalDocument> => {
  const known = loading.get(page)
  if (known) return known
  const text = files[page]().then((file) => file.default)
  text.catch(() => loading.delete(page))
  loading.set(page, text)
  return text
}

const longestDescription = 155

/** A description for machines: the title and as many headings as there is room for. */
export const describeLegalText = ({ title, sections }: LegalDocument): string =>
  sections.reduce((description, { heading }) => {
    const longer = `${description} ${heading}.`
    return longer.length > longestDescription ? description : longer
  }, `${title} of ${site.name}.`)
