import type * as z from 'zod'
import { counted, each, group, required, requiredText, template, texts, words } from './fields.ts'
import { finderSchema } from './finder.ts'
import { pageSchemas } from './pages.ts'

/** What each file of `src/content/texts` holds, by its name. */
export const pageTextSchemas: Readonly<Record<string, z.ZodType>> = {
  ...pageSchemas,
  actions: group({
    ...required('quote', 'freeQuote', 'details', 'compare', 'close'),
    detailsOf: template('name'),
    list: group({ ...required('add', 'listed'), ...each(template('name'), ['addOf', 'listedOf']) }),
    compareOf: template('name'),
  }),
  compare: group({
    ...required('title', 'lead', 'toCatalogue', 'toFinder', 'empty', 'failed', 'onlyDifferences', 'print'),
    ...required('same', 'table', 'row', 'figures', 'alone', 'actions', 'differs', 'best', 'unknown'),
    ...required('remove', 'elsewhere'),
    ...each(template('list'), ['wrong', 'surplus']),
    status: counted,
    removeOf: template('name'),
    bar: group({ ...required('label', 'clear'), ...counted.shape, said: template('count') }),
  }),
  country: group({ suppliedElsewhere: template('country') }),
  /** Pages in place of a page that failed, and the line of a page that could not start. */
  errors: group({
    notFound: words('title', 'text', 'products', 'home'),
    unavailable: words('title', 'text', 'reload'),
    start: words('text', 'reload'),
  }),
  filters: group({
    ...required('filters', 'close', 'any', 'installed'),
    filtersActive: template('count'),
    room: group({
      ...required('title', 'wrong', 'turned'),
      active: template('size'),
    }),
    show: counted,
    ...each(template('amount'), ['least', 'most']),
    counted: template('count'),
    active: group({
      label: requiredText,
      ...each(template('value'), ['choice', 'least', 'most']),
      remove: template('filter'),
    }),
    sort: group({ ...required('label', 'catalogue'), ...each(template('figure'), ['highest', 'lowest']) }),
    view: words('label', 'cards', 'table'),
    table: group({ ...required('label', 'machine', 'list', 'unknown'), explain: template('name') }),
  }),
  finder: finderSchema,
  footer: group({
    quickLinks: words('title', 'home', 'products', 'about', 'contact'),
    services: group({ title: requiredText, names: texts('services') }),
    contact: requiredText,
    legal: words('privacy', 'terms', 'cookies'),
  }),
  glossary: group({ hero: words('title', 'lead'), ...required('letters', 'see', 'whole') }),
  header: group({
    ...required('skip', 'menu', 'phoneMenu', 'openMenu', 'closeMenu', 'country', 'selectCountry'),
    home: template('site'),
    ...each(template('name'), ['submenu', 'everything']),
    quote: counted,
    navigation: words('home', 'products', 'about', 'contact'),
  }),
  legal: group({ updated: template('date'), understood: requiredText }),
  model: words('view', 'loading', 'back', 'failed', 'missing'),
  modelStage: group({
    ...required('role', 'hint', 'keys'),
    label: template('name'),
    moves: words('label', 'left', 'right', 'nearer', 'farther'),
  }),
  notices: group({
    dismiss: requiredText,
    ...each(words('title'), [
      'quoteInvalid',
      'machineAdded',
      'listFull',
      'comparisonFull',
      'freeQuote',
      'linkCopied',
    ]),
    ...each(words('title', 'description'), [
      'quoteRefused',
      'quoteAccepted',
      'downloadStarted',
      'downloadFailed',
    ]),
    listCleared: words('title', 'undo'),
    downloadFinished: group({ title: requiredText, description: template('name') }),
    linkNotCopied: group({ title: requiredText, description: template('url') }),
  }),
  picture: group({ ...required('in', 'out', 'next', 'previous', 'keys'), position: template('number') }),
  print: words('title', 'more', 'code'),
  product: group({
    ...required('back', 'pictures', 'keyFeatures', 'download', 'print', 'printPage', 'share', 'ask', 'terms'),
    breadcrumbs: words('label', 'home', 'products'),
    enlarge: template('picture'),
    drawing: template('category'),
    tabs: words('label', 'overview', 'specifications', 'videos'),
    noVideos: words('title', 'text'),
    video: words('announced', 'play', 'open'),
    notFound: words('title', 'text', 'description'),
  }),
  quoteList: group({
    ...required('remove', 'clear', 'copy', 'copied', 'link'),
    ...each(template('name'), ['quantity', 'less', 'more', 'removeOf']),
    corrected: words('low', 'high', 'strange'),
    linked: words('title', 'text', 'use', 'keep'),
  }),
  related: words('similar', 'goesWith', 'fits'),
  size: group({
    ...required('title', 'front', 'side', 'alt', 'open', 'room'),
    sides: words('width', 'depth', 'height'),
    said: template('thing'),
    compared: template('height'),
    listed: group({
      label: requiredText,
      ...each(template('width'), ['one', 'other']),
      left: template('count'),
    }),
    short: words('pack', 'paper', 'counter', 'person'),
    things: words('pack', 'paper', 'counter', 'person'),
  }),
  video: words('failed'),
}
