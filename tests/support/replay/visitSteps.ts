import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import * as compare from '../../../src/domain/comparison/comparisonSlice.ts'
import { emptyQuote } from '../../../src/domain/contract/quoteFields.ts'
import { countrySelected } from '../../../src/domain/country/countrySlice.ts'
import { termDismissed, termPressed } from '../../../src/domain/glossary/openTermSlice.ts'
import * as quoteList from '../../../src/domain/quoteList/quoteListSlice.ts'
import {
  legalOpened,
  modalClosed,
  previewOpened,
  videoOpened,
} from '../../../src/domain/state/modalsSlice.ts'
import * as catalogue from '../../../src/features/catalogue/catalogueSlice.ts'
import * as header from '../../../src/features/header/headerSlice.ts'
import { descriptionToggled } from '../../../src/features/home/homeSlice.ts'
import { noticePosted } from '../../../src/features/notices/noticesSlice.ts'
import {
  modelFailed,
  pictureSelected,
  pictureTurned,
} from '../../../src/features/product/productViewSlice.ts'
import { formErrorsFound, quoteEdited, quoteSubmitted } from '../../../src/features/quote/quoteSlice.ts'

const values = { ...emptyQuote, firstName: 'Sokha', message: 'Two counters, please.' }
const signals = { honeypotFilled: false, secondsOpen: 9 }

type Event = () => UnknownAction

/** What a visitor does on every page. */
export const anywhere: readonly Event[] = [
  () => countrySelected('Singapore'),
  () => countrySelected('Cambodia'),
  () => header.headerHidden(),
  () => header.menuOpened('Products'),
  () => header.submenuOpened('cash-processing'),
  () => header.menuOpened('country'),
  () => header.menuOpened('mobile'),
  () => header.mobileProductsToggled(),
  () => noticePosted({ title: 'A notice' }),
  () => compare.machineChosen(7),
  () => compare.comparisonCleared(),
  () => quoteList.machineAdded({ id: 5, name: 'MC 280' }),
  () => quoteList.machineRemoved(5),
  () => legalOpened('privacy'),
  () => modalClosed(),
]

/** Pages of the site, and what a visitor does on them. */
export const pages: readonly { paths: readonly string[]; events: readonly Event[] }[] = [
  {
    paths: [
      '/products',
      '/products/cash-processing/currency-sorter',
      '/products/printers?q=micr',
      '/products?sort=-speed&view=table',
    ],
    events: [
      () => catalogue.categorySelected('cash-processing'),
      () => catalogue.subcategorySelected('all'),
      () => catalogue.searchChanged('usb'),
      () => catalogue.searchChanged(''),
      () => catalogue.figuresChosen({ currency: ['KHR'] }),
      () => catalogue.roomChosen({ width: 400 }),
      () => catalogue.orderChosen('-speed'),
      () => catalogue.viewChosen('table'),
      () => catalogue.figuresCleared(),
      () => catalogue.filtersCleared(),
      () => catalogue.filtersOpened('panel'),
      () => catalogue.filtersOpened('drawer'),
      () => catalogue.filtersClosed(),
      () => termPressed('currency-codes currency'),
    ],
  },
  {
    paths: ['/products/5', '/products/5#specifications', '/products/7#videos', '/products/999'],
    events: [
      () => pictureSelected(1),
      () => pictureTurned(2),
      () => modelFailed('failed'),
      () => videoOpened({ productId: 5, index: 0 }),
      () => termPressed('uv Ultraviolet (UV)'),
      () => termDismissed(),
    ],
  },
  {
    paths: ['/get-quote', '/get-quote?list=5x2,36x1'],
    events: [
      () => quoteEdited(values),
      () => quoteEdited({ ...values, company: 'A bank' }),
      () => formErrorsFound({ email: 'Email is required' }),
      () => quoteSubmitted({ values, machines: [], signals }),
      () => quoteList.quantityChanged({ id: 5, quantity: 3 }),
      () => quoteList.listCleared(),
    ],
  },
  {
    paths: ['/compare', '/compare?ids=5,36', '/compare?ids=5,6,36&differences=1'],
    events: [() => compare.machineDropped(36), () => compare.differencesToggled()],
  },
  { paths: ['/find', '/find?handle=notes', '/find?handle=notes&place=shop'], events: [] },
  { paths: ['/'], events: [() => descriptionToggled(5), () => previewOpened(5)] },
  { paths: ['/contact', '/glossary', '/no-such-page'], events: [] },
]

/** Some stays on pages: where, and what is done there. */
export const visits = fc.array(
  fc.constantFrom(...pages).chain(({ paths, events }) =>
    fc.record({
      path: fc.constantFrom(...paths),
      events: fc.array(fc.constantFrom(...events, ...anywhere), { maxLength: 2 }),
    }),
  ),
  { minLength: 1, maxLength: 2 },
)
