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

/** A page's text, downloaded when it is asked for. */
export const loadLegalText = async (page: LegalPage): Promise<LegalDocument> => (await files[page]()).default

const longestDescription = 155

/** A description for machines: the title and as many headings as there is room for. */
export const describeLegalText = ({ title, sections }: LegalDocument): string =>
  sections.reduce((description, { heading }) => {
    const longer = `${description} ${heading}.`
    return longer.length > longestDescription ? description : longer
  }, `${title} of ${site.name}.`)
