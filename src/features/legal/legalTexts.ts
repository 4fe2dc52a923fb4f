import type { LegalDocument } from '../../content/schema/legal.ts'
import { type LegalPage, site } from '../../content/site.ts'

export const legalTexts: Record<LegalPage, () => Promise<LegalDocument>> = {
  privacy: async () => (await import('../../content/legal/privacy.json')).default,
  terms: async () => (await import('../../content/legal/terms.json')).default,
  cookies: async () => (await import('../../content/legal/cookies.json')).default,
}

const longestDescription = 155

/** The title and as many headings as a meta description has room for. */
export const describeLegalText = ({ title, sections }: LegalDocument): string =>
  sections.reduce((description, { heading }) => {
    const longer = `${description} ${heading}.`
    return longer.length > longestDescription ? description : longer
  }, `${title} of ${site.name}.`)
