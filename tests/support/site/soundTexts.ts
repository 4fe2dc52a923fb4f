import { type ContentFile } from '../../../scripts/checkContent/files/contentFile.ts'
import terms from '../../../src/content/data/glossary.json'
import home from '../../../src/content/texts/home.json'
import { type Draft } from './soundContent.ts'

const intro = { title: 'A title', lead: 'A lead.' }
const entry = { title: 'A title', text: 'A text.' }
const picture = { src: '/media/bs-4/hero', alt: 'A sorter' }
const head = { title: 'A title', description: 'x'.repeat(110) }
const legal = {
  title: 'Terms of Service',
  updated: 'January 1, 2025',
  sections: ['Returns', 'Payment'].map((heading) => ({ heading, paragraphs: ['A paragraph.'] })),
}

/** Texts of each kind without any fault, file by file. */
export const soundTexts = {
  about: {
    head,
    hero: { ...intro, picture },
    story: { title: 'A title', paragraphs: ['A paragraph.'] },
    founded: 'Founded',
    values: [entry],
  },
  home: {
    ...home,
    badge: 'A badge',
    heroImage: picture,
    statistics: [{ label: 'Offices', value: '3' }],
    bestSellers: intro,
    callToAction: { ...home.callToAction, ...entry },
  },
  offices: {
    hubs: ['Hong Kong', 'Bangkok', 'Da Lat'].map((city) => ({
      city,
      description: 'A hub.',
      image: '/media/regional/hong-kong',
      accentColor: 'ink',
    })),
  },
  'data/glossary': terms,
  'legal/terms': legal,
} satisfies Record<string, Draft>

export type TextName = keyof typeof soundTexts

const folderOf = (name: string): string => (name === 'offices' ? 'data/' : name.includes('/') ? '' : 'texts/')

export const pathOfText = (name: string): string => `src/content/${folderOf(name)}${name}.json`

/** The sound texts as files, those named with other data. */
export const textFiles = (changes: Partial<Record<TextName, unknown>> = {}): ContentFile[] =>
  Object.entries<unknown>({ ...soundTexts, ...changes }).map(([name, data]) => ({
    path: pathOfText(name),
    text: JSON.stringify(data),
  }))
