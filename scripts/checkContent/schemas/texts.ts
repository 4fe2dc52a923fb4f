import type * as z from 'zod'
import { group, requiredText, texts } from '../../../src/content/schema/fields.ts'
import { finderSchema } from './finder.ts'
import { headSchema } from './head.ts'
import { pageSchemas } from './pages.ts'
import { counted, each, required, words } from './words.ts'

/** What each file of `src/content/texts` holds, by its name. */
export const pageTextSchemas: Readonly<Record<string, z.ZodType>> = {
  ...pageSchemas,
  addSeveral: group({
    ...required(
      'field',
      'hint',
      'understood',
      'summary {understood} {choices} {left}',
      'choose',
      'chooseFor {line}',
      'chooseQuantityFor {line}',
    ),
    ...required(
      'left',
      'mode',
      'addQuantities',
      'replaceQuantities',
      'add',
      'none',
      'option',
      'quantityOption',
      'rest {count}',
    ),
    reasons: words('unknown', 'several', 'quantity', 'many', 'full'),
    added: counted,
  }),
  actions: group({
    ...required('quote', 'freeQuote', 'details', 'detailsOf {name}', 'compare', 'compareOf {name}', 'close'),
    list: words('add', 'addOf {name}', 'listed', 'listedOf {name}'),
  }),
  compare: group({
    head: headSchema,
    ...required('title', 'lead', 'toCatalogue', 'toFinder', 'withoutScripts', 'empty', 'loading'),
    ...required('failed', 'onlyDifferences', 'print'),
    ...required('same', 'table', 'row', 'figures', 'alone', 'actions', 'differs', 'best', 'unknown'),
    ...required('remove', 'removeOf {name}', 'elsewhere', 'wrong {list}', 'surplus {list}'),
    status: words('one', 'oneDiffers {count} {rows}', 'other {count} {differing} {rows}'),
    bar: group({ ...required('label', 'clear', 'said {count}'), ...counted.shape }),
  }),
  country: words('suppliedElsewhere {country}'),
  /** Pages in place of a page that failed, and the line of a page that could not start. */
  errors: group({
    notFound: group({ head: headSchema, ...required('title', 'text', 'products', 'home') }),
    unavailable: group({ head: headSchema, ...required('title', 'text', 'reload') }),
    start: words('text', 'reload'),
    ...required('offline', 'comparison'),
  }),
  filters: group({
    ...required('filters', 'filtersActive {count}', 'close', 'any', 'installed'),
    ...required('least {amount}', 'most {amount}', 'counted {value} {count}'),
    room: words('title', 'wrong', 'turned', 'active {size}'),
    show: counted,
    active: words(
      ...['label', 'choice {figure} {value}', 'least {figure} {value}', 'most {figure} {value}'],
      'remove {filter}',
    ),
    sort: words('label', 'catalogue', 'highest {figure}', 'lowest {figure}'),
    view: words('label', 'cards', 'table'),
    table: words('label', 'machine', 'list', 'unknown', 'explain {name}'),
  }),
  finder: finderSchema,
  footer: group({
    quickLinks: words('title', 'home', 'products', 'about', 'contact'),
    services: group({ title: requiredText, names: texts('services') }),
    contact: requiredText,
    legal: words('privacy', 'terms', 'cookies'),
  }),
  glossary: group({ head: headSchema, hero: words('title', 'lead'), ...required('letters', 'see', 'whole') }),
  header: group({
    ...required('skip', 'menu', 'phoneMenu', 'openMenu', 'closeMenu', 'country', 'selectCountry'),
    ...required('home {site}', 'submenu {name}', 'everything {name}'),
    quote: counted,
    navigation: words('home', 'products', 'about', 'contact'),
  }),
  legal: words('updated {date}', 'understood', 'accessibility'),
  listDocument: group({
    ...required('pdf', 'spreadsheet', 'preparing', 'failed', 'title', 'requestTitle', 'fileName'),
    ...required('machine', 'number', 'quantity', 'figures', 'total', 'code', 'codeAlt'),
    ...required('noPrices', 'date', 'link', 'ready {name}', 'reference {reference}', 'page {page} {pages}'),
    machines: counted,
    pieces: counted,
  }),
  model: words('view', 'loading', 'back', 'failed', 'missing'),
  modelStage: group({
    ...required('role', 'hint', 'keys', 'label {name}'),
    moves: words('label', 'left', 'right', 'up', 'down', 'nearer', 'farther'),
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
      'quoteFailed',
      'quoteAccepted',
      'downloadStarted',
      'downloadFailed',
    ]),
    listCleared: words('title', 'undo'),
    downloadFinished: words('title', 'description {name}'),
    linkNotCopied: words('title', 'description {url}'),
  }),
  picture: words('in', 'out', 'next', 'previous', 'keys', 'position {number} {count}'),
  print: words('title', 'more', 'code'),
  product: group({
    ...required('back', 'pictures', 'keyFeatures', 'download', 'print', 'printPage', 'share', 'ask', 'terms'),
    breadcrumbs: words('label', 'home', 'products'),
    ...required('enlarge {number} {count}', 'drawing {category}'),
    tabs: words('label', 'overview', 'specifications', 'videos'),
    noVideos: words('title', 'text'),
    video: words('announced', 'play', 'open'),
    notFound: words('title', 'text', 'description'),
  }),
  quoteList: group({
    ...required('remove', 'clear', 'copy', 'copied', 'link'),
    ...required('quantity {name}', 'less {name}', 'more {name}', 'removeOf {name}'),
    corrected: words('low', 'high', 'strange'),
    linked: words('title', 'text', 'use', 'keep'),
  }),
  related: words('similar', 'goesWith', 'fits'),
  requests: group({
    ...required('title', 'lead', 'keep', 'keepHint', 'deleted', 'noMachines', 'again', 'remove'),
    ...required(
      'sent {reference} {date}',
      'againOf {reference}',
      'listed {reference}',
      'surplus {reference} {count}',
      'gone {count}',
    ),
    ...required('removeOf {reference}', 'removed {reference}'),
    arrived: words(
      ...['ask', 'askOf {reference}', 'asking', 'received', 'delivered {date}'],
      ...['undeliverable', 'unknown', 'failed'],
    ),
  }),
  shareList: words('share', 'with', 'subject', 'email', 'telegram', 'whatsApp'),
  size: group({
    ...required('title', 'alt', 'compared {width} {height}', 'open', 'room'),
    sides: words('width', 'depth', 'height'),
    listed: group({ ...required('label', 'one {width}', 'other {pieces} {width}'), left: counted }),
  }),
  /** On the drawings, and in the sentence that says the same. */
  sizeDrawing: group({
    ...required('front', 'side', 'said {width} {depth} {height} {thing}'),
    short: words('pack', 'paper', 'counter', 'person'),
    things: words('pack', 'paper', 'counter', 'person'),
  }),
  video: words('failed'),
}
