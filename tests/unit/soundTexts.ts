import { type ContentFile } from '../../scripts/checkContent/contentFile.ts'
import { type Draft } from './soundContent.ts'

const intro = { title: 'A title', lead: 'See the [printers](/products/printers?q=micr).' }
const entry = { title: 'A title', text: 'See [our counter](/products/5).' }
const picture = { src: '/media/bs-4/hero', alt: 'A sorter' }
const heroWithPicture = { ...intro, picture }
const head = { title: 'A title', description: 'x'.repeat(110) }
const consulting = (id: string) => ({
  id,
  title: id,
  lead: 'A lead.',
  paragraphs: ['A paragraph.'],
  points: ['A point'],
  deliverables: ['A report'],
})
const legal = {
  title: 'Terms of Service',
  updated: 'January 1, 2025',
  sections: [{ heading: 'Returns', paragraphs: ['See [the contact page](/contact#phnom-penh).'] }],
}

/** The texts of the site without any fault, file by file. */
export const soundTexts = {
  about: {
    hero: heroWithPicture,
    story: { title: 'A title', paragraphs: ['A paragraph.'] },
    values: [entry],
    commitment: { ...intro, steps: [entry] },
    mission: entry,
    vision: entry,
  },
  catalogue: { ...intro, everything: 'All' },
  contact: { hero: intro, quote: entry },
  home: {
    badge: 'A badge',
    heroImage: picture,
    statistics: [{ label: 'Offices', value: '3' }],
    technology: { ...intro, cards: [{ ...entry, points: ['A point'] }] },
    bestSellers: intro,
    hubs: intro,
    callToAction: entry,
  },
  offices: {
    hubs: [
      { city: 'Hong Kong', description: 'A hub.', image: '/media/regional/hong-kong', accentColor: 'ink' },
    ],
  },
  pages: {
    home: head,
    catalogue: head,
    about: head,
    contact: head,
    quote: head,
    services: head,
    notFound: head,
    unavailable: head,
  },
  quote: {
    hero: intro,
    form: {
      title: 'A title',
      required: 'Required',
      draft: 'A draft',
      failed: 'Failed',
      withoutScripts: 'Please call',
    },
    receipt: entry,
    next: { title: 'A title', steps: [entry] },
  },
  services: {
    hero: heroWithPicture,
    equipment: [entry],
    consulting: [consulting('technology-assessments'), consulting('strategic-planning')],
    picture,
  },
  'legal/privacy': legal,
  'legal/terms': legal,
  'legal/cookies': legal,
} satisfies Record<string, Draft>

export type TextName = keyof typeof soundTexts

/** The sound texts as files, those named with other data. */
export const textFiles = (changes: Partial<Record<TextName, unknown>> = {}): ContentFile[] =>
  Object.entries<unknown>({ ...soundTexts, ...changes }).map(([name, data]) => ({
    path: `src/content/${name}.json`,
    text: JSON.stringify(data),
  }))
