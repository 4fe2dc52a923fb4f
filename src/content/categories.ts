import type { Country } from './companies.ts'

export interface Subcategory {
  id: string
  name: string
}

export interface Category {
  id: string
  name: string
  /** What the category's page says under its heading. */
  lead: string
  subcategories: readonly Subcategory[]
}

/** Stands for "no restriction" in the filters (spec section 3). */
export const all = 'all'

/** The product catalogue's tree, in the order of the menus (spec sections 2 and 3). */
export const categories: readonly Category[] = [
  {
    id: 'cash-processing',
    name: 'Cash Processing',
    lead: 'Counters and sorters that count, value, authenticate and fitness-sort notes and coins.',
    subcategories: [
      { id: 'money-counter', name: 'Money Counter' },
      { id: 'currency-sorter', name: 'Currency Sorter' },
      { id: 'multi-pocket-sorter', name: 'Multi-Pocket Sorter' },
      { id: 'coin-sorter', name: 'Coin Sorter' },
    ],
  },
  {
    id: 'payment-system',
    name: 'Payment System',
    lead: 'Tills, recyclers and smart safes that carry cash from the counter to the vehicle.',
    subcategories: [
      { id: 'retail', name: 'Retail' },
      { id: 'banking-cit', name: 'Banking CIT' },
    ],
  },
  {
    id: 'self-service',
    name: 'Self Service',
    lead: 'Self-checkouts, kiosks and deposit machines that the customer operates.',
    subcategories: [
      { id: 'self-checkout', name: 'Self-Checkout' },
      { id: 'cds', name: 'Cash Deposit System' },
    ],
  },
  {
    id: 'printers',
    name: 'Printers',
    lead: 'Passbook and MICR printers for the branch counter and the cheque room.',
    subcategories: [],
  },
  {
    id: 'strapping-machine',
    name: 'Strapping Machine',
    lead: 'Machines that band and strap counted notes into bundles.',
    subcategories: [],
  },
  {
    id: 'accessories',
    name: 'Accessories',
    lead: 'Banding tape and document capture for the machines on the counter.',
    subcategories: [{ id: 'banding-tape', name: 'Banding Tape' }],
  },
]

/** The subcategory that Cambodia, which has no coins in circulation, does not see (spec section 4). */
export const coinSorter = 'coin-sorter'

/** Undefined for `all` and for an id that is none. */
export const findCategory = (id: string | undefined): Category | undefined =>
  categories.find((category) => category.id === id)

/** Undefined for `all`, for an id that is none, and for one of another category. */
export const findSubcategory = (
  category: Category | undefined,
  id: string | undefined,
): Subcategory | undefined => category?.subcategories.find((subcategory) => subcategory.id === id)

/** Whether products of a subcategory are listed for a country (spec section 4). */
export const isOffered = (subcategory: string | undefined, country: Country): boolean =>
  !(country === 'Cambodia' && subcategory === coinSorter)

/** The most particular name of the place a product belongs to. */
export const categoryLabel = (category: string, subcategory?: string): string => {
  const found = findCategory(category)
  return findSubcategory(found, subcategory)?.name ?? found?.name ?? category
}
