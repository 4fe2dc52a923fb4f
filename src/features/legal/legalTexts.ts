import type { LegalPage } from '../../app/paths.ts'
import { site } from '../../content/site.ts'

/** A file of `src/content/legal`. */
export interface LegalDocument {
  title: string
  updated: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}

/** The texts of the pages, each downloaded when it is asked for. */
export const legalTexts: Record<LegalPage, () => Promise<LegalDocument>> = {
  privacy: async () => (await import('../../content/legal/privacy.json')).default,
  terms: async () => (await import('../../content/legal/terms.json')).default,
  cookies: async () => (await import('../../content/legal/cookies.json')).default,
}

const longestDescription = 155

/** A description for machines: the title and as many headings as there is room for. */
export const describeLegalText = ({ title, sections }: LegalDocument): string =>
  sections.reduce((description, { heading }) => {
    const longer = `${description} ${heading}.`
    return longer.length > longestDescription ? description : longer
  }, `${title} of ${site.name}.`)
