import type { CategoryRecord } from '../schema/category.ts'

/** In the order of the menus (specification 2 and 3). */
export const categoryRecords = [
  {
    id: 'cash-processing',
    name: 'Cash Processing',
    lead: 'Counters and sorters that count, value, authenticate and fitness-sort notes and coins.',
    subcategories: [
      { id: 'money-counter', name: 'Money Counter' },
      { id: 'currency-sorter', name: 'Currency Sorter' },
      { id: 'multi-pocket-sorter', name: 'Multi-Pocket Sorter' },
      { id: 'coin-sorter', name: 'Coin Sorter', notOfferedIn: ['Cambodia'] },
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
    menu: [{ id: 'all', name: 'All Printers' }],
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
    unit: 'device',
    subcategories: [{ id: 'banding-tape', name: 'Banding Tape', unit: 'roll' }],
    menu: [],
  },
] as const satisfies readonly Readonly<CategoryRecord>[]
