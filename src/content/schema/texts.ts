import { group, requiredText, template, texts, words } from './fields.ts'

const notice = words('title', 'description')

export const actionsSchema = group({
  quote: requiredText,
  freeQuote: requiredText,
  details: requiredText,
  detailsOf: template('name'),
  list: group({
    add: requiredText,
    addOf: template('name'),
    listed: requiredText,
    listedOf: template('name'),
  }),
  compare: requiredText,
  compareOf: template('name'),
  close: requiredText,
})

export const countryTextsSchema = group({ suppliedElsewhere: template('country') })

/** Pages in place of a page that failed, and the line of a page that could not start. */
export const errorsSchema = group({
  notFound: words('title', 'text', 'products', 'home'),
  unavailable: words('title', 'text', 'reload'),
  start: words('text', 'reload'),
})

export const filtersSchema = group({
  filters: requiredText,
  filtersActive: template('count'),
  close: requiredText,
  show: group({ one: requiredText, other: template('count') }),
  any: requiredText,
  least: template('amount'),
  most: template('amount'),
  counted: template('count'),
  installed: requiredText,
  active: group({
    label: requiredText,
    choice: template('value'),
    least: template('value'),
    most: template('value'),
    remove: template('filter'),
    clear: requiredText,
  }),
  sort: group({
    label: requiredText,
    catalogue: requiredText,
    highest: template('figure'),
    lowest: template('figure'),
  }),
  view: words('label', 'cards', 'table'),
  table: group({
    label: requiredText,
    machine: requiredText,
    list: requiredText,
    unknown: requiredText,
    explain: template('name'),
  }),
})

export const footerSchema = group({
  quickLinks: words('title', 'home', 'products', 'about', 'contact'),
  services: group({ title: requiredText, names: texts('services') }),
  contact: requiredText,
  legal: words('privacy', 'terms', 'cookies'),
})

export const glossaryTextsSchema = group({
  hero: words('title', 'lead'),
  letters: requiredText,
  see: requiredText,
  whole: requiredText,
})

export const headerSchema = group({
  skip: requiredText,
  home: template('site'),
  menu: requiredText,
  phoneMenu: requiredText,
  openMenu: requiredText,
  closeMenu: requiredText,
  submenu: template('name'),
  everything: template('name'),
  country: requiredText,
  selectCountry: requiredText,
  quote: group({ one: requiredText, other: template('count') }),
  navigation: words('home', 'products', 'about', 'contact'),
})

export const legalTextsSchema = group({ updated: template('date'), understood: requiredText })

export const modelSchema = words('view', 'loading', 'back', 'failed', 'missing')

export const modelStageSchema = group({
  role: requiredText,
  label: template('name'),
  hint: requiredText,
  keys: requiredText,
  moves: words('label', 'left', 'right', 'nearer', 'farther'),
})

export const noticesSchema = group({
  dismiss: requiredText,
  quoteInvalid: words('title'),
  quoteRefused: notice,
  quoteAccepted: notice,
  machineAdded: words('title'),
  listFull: words('title'),
  comparisonFull: words('title'),
  freeQuote: words('title'),
  downloadStarted: notice,
  downloadFinished: group({ title: requiredText, description: template('name') }),
  downloadFailed: notice,
  linkCopied: words('title'),
  linkNotCopied: group({ title: requiredText, description: template('url') }),
})

export const productTextsSchema = group({
  breadcrumbs: words('label', 'home', 'products'),
  back: requiredText,
  pictures: requiredText,
  enlarge: template('picture'),
  drawing: template('category'),
  keyFeatures: requiredText,
  download: requiredText,
  print: requiredText,
  printPage: requiredText,
  share: requiredText,
  ask: requiredText,
  terms: requiredText,
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
  remove: requiredText,
  removeOf: template('name'),
  clear: requiredText,
  copy: requiredText,
  copied: requiredText,
  link: requiredText,
  linked: words('title', 'text', 'use', 'keep'),
})

export const pictureTextsSchema = group({
  in: requiredText,
  out: requiredText,
  next: requiredText,
  previous: requiredText,
  position: template('number'),
  keys: requiredText,
})

export const printTextsSchema = words('title', 'more', 'code')

export const videoTextsSchema = words('failed')
