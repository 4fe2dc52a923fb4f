import { group, shown, template, texts, words } from './fields.ts'

const notice = words('title', 'description')

export const actionsSchema = group({
  quote: shown,
  freeQuote: shown,
  details: shown,
  detailsOf: template('name'),
  list: group({ add: shown, addOf: template('name'), listed: shown, listedOf: template('name') }),
  compare: shown,
  compareOf: template('name'),
  close: shown,
})

export const countryTextsSchema = group({ suppliedElsewhere: template('country') })

/** Pages that replace a page with an error. */
export const errorsSchema = group({
  notFound: words('title', 'text', 'products', 'home'),
  unavailable: words('title', 'text', 'reload'),
})

export const filtersSchema = group({
  filters: shown,
  filtersActive: template('count'),
  close: shown,
  show: group({ one: shown, other: template('count') }),
  any: shown,
  least: template('amount'),
  most: template('amount'),
  counted: template('count'),
  installed: shown,
  active: group({
    label: shown,
    choice: template('value'),
    least: template('value'),
    most: template('value'),
    remove: template('filter'),
    clear: shown,
  }),
  sort: group({
    label: shown,
    catalogue: shown,
    highest: template('figure'),
    lowest: template('figure'),
  }),
  view: words('label', 'cards', 'table'),
  table: group({ label: shown, machine: shown, list: shown, unknown: shown, explain: template('name') }),
})

export const footerSchema = group({
  quickLinks: words('title', 'home', 'products', 'about', 'contact'),
  services: group({ title: shown, names: texts('services') }),
  contact: shown,
  legal: words('privacy', 'terms', 'cookies'),
})

export const glossaryTextsSchema = group({
  hero: words('title', 'lead'),
  letters: shown,
  see: shown,
  whole: shown,
})

export const headerSchema = group({
  skip: shown,
  home: template('site'),
  menu: shown,
  phoneMenu: shown,
  openMenu: shown,
  closeMenu: shown,
  submenu: template('name'),
  everything: template('name'),
  country: shown,
  selectCountry: shown,
  quote: group({ one: shown, other: template('count') }),
  navigation: words('home', 'products', 'about', 'contact'),
})

export const legalTextsSchema = group({ updated: template('date'), understood: shown })

export const modelSchema = words('view', 'loading', 'back', 'failed', 'missing')

export const modelStageSchema = group({
  role: shown,
  label: template('name'),
  hint: shown,
  keys: shown,
  moves: words('label', 'left', 'right', 'nearer', 'farther'),
})

export const noticesSchema = group({
  dismiss: shown,
  quoteInvalid: words('title'),
  quoteRefused: notice,
  quoteAccepted: notice,
  machineAdded: words('title'),
  listFull: words('title'),
  comparisonFull: words('title'),
  freeQuote: words('title'),
  downloadStarted: notice,
  downloadFinished: group({ title: shown, description: template('name') }),
  downloadFailed: notice,
  linkCopied: words('title'),
  linkNotCopied: group({ title: shown, description: template('url') }),
})

export const productTextsSchema = group({
  breadcrumbs: words('label', 'home', 'products'),
  back: shown,
  pictures: shown,
  enlarge: template('picture'),
  drawing: template('category'),
  keyFeatures: shown,
  download: shown,
  print: shown,
  printPage: shown,
  share: shown,
  ask: shown,
  terms: shown,
  tabs: words('label', 'overview', 'specifications', 'videos'),
  noVideos: words('title', 'text'),
  video: words('announced', 'play', 'open'),
  notFound: words('title', 'text', 'description'),
})

export const quoteListSchema = group({
  quantity: template('name'),
  less: template('name'),
  more: template('name'),
  corrected: words('low', 'high', 'strange'),
  remove: shown,
  removeOf: template('name'),
  clear: shown,
  copy: shown,
  copied: shown,
  link: shown,
  linked: words('title', 'text', 'use', 'keep'),
})

export const pictureTextsSchema = group({
  in: shown,
  out: shown,
  next: shown,
  previous: shown,
  position: template('number'),
  keys: shown,
})

export const printTextsSchema = words('title', 'more', 'code')

export const videoTextsSchema = words('failed')
