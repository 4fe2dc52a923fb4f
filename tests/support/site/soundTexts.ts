import { type ContentFile } from '../../../scripts/checkContent/files/contentFile.ts'
import terms from '../../../src/content/data/glossary.json'
import accessibility from '../../../src/content/texts/accessibility.json'
import actions from '../../../src/content/texts/actions.json'
import addSeveral from '../../../src/content/texts/addSeveral.json'
import catalogue from '../../../src/content/texts/catalogue.json'
import compare from '../../../src/content/texts/compare.json'
import contact from '../../../src/content/texts/contact.json'
import country from '../../../src/content/texts/country.json'
import errors from '../../../src/content/texts/errors.json'
import figureNames from '../../../src/content/texts/figureNames.json'
import figures from '../../../src/content/texts/figures.json'
import filters from '../../../src/content/texts/filters.json'
import finder from '../../../src/content/texts/finder.json'
import footer from '../../../src/content/texts/footer.json'
import glossary from '../../../src/content/texts/glossary.json'
import header from '../../../src/content/texts/header.json'
import home from '../../../src/content/texts/home.json'
import legalTexts from '../../../src/content/texts/legal.json'
import listDocument from '../../../src/content/texts/listDocument.json'
import model from '../../../src/content/texts/model.json'
import modelStage from '../../../src/content/texts/modelStage.json'
import notices from '../../../src/content/texts/notices.json'
import pictureTexts from '../../../src/content/texts/picture.json'
import print from '../../../src/content/texts/print.json'
import product from '../../../src/content/texts/product.json'
import quote from '../../../src/content/texts/quote.json'
import quoteList from '../../../src/content/texts/quoteList.json'
import related from '../../../src/content/texts/related.json'
import requests from '../../../src/content/texts/requests.json'
import services from '../../../src/content/texts/services.json'
import shareList from '../../../src/content/texts/shareList.json'
import size from '../../../src/content/texts/size.json'
import sizeDrawing from '../../../src/content/texts/sizeDrawing.json'
import video from '../../../src/content/texts/video.json'
import { type Draft } from './soundContent.ts'

const intro = { title: 'A title', lead: 'A lead.' }
const entry = { title: 'A title', text: 'A text.' }
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
  sections: [{ heading: 'Returns', paragraphs: ['A paragraph.'] }],
}

/** The texts of the site without any fault, file by file. */
export const soundTexts = {
  about: {
    head,
    hero: heroWithPicture,
    story: { title: 'A title', paragraphs: ['A paragraph.'] },
    founded: 'Founded',
    valuesTitle: 'Values',
    values: [entry],
    commitment: { ...intro, steps: [entry] },
    mission: entry,
    vision: entry,
  },
  catalogue: { ...catalogue, ...intro },
  contact: { ...contact, hero: intro, quote: entry },
  home: {
    ...home,
    badge: 'A badge',
    heroImage: picture,
    statistics: [{ label: 'Offices', value: '3' }],
    technology: { ...intro, cards: [{ ...entry, points: ['A point'] }] },
    bestSellers: intro,
    hubs: intro,
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
  quote: {
    ...quote,
    hero: intro,
    next: { title: 'A title', steps: [entry] },
  },
  services: {
    ...services,
    hero: heroWithPicture,
    equipment: [entry],
    consulting: [consulting('technology-assessments'), consulting('strategic-planning')],
    picture,
  },
  related,
  requests,
  shareList,
  accessibility,
  size,
  sizeDrawing,
  actions,
  addSeveral,
  compare,
  country,
  errors,
  figureNames,
  figures,
  filters,
  finder,
  footer,
  glossary,
  header,
  legal: legalTexts,
  listDocument,
  model,
  modelStage,
  notices,
  picture: pictureTexts,
  print,
  product,
  quoteList,
  video,
  'data/glossary': terms,
  'legal/privacy': legal,
  'legal/terms': legal,
  'legal/cookies': legal,
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
