import type { CountryRecord } from '../schema/country.ts'

/** In the order of the selectors; replace the placeholder phone numbers and addresses. */
export const countryRecords = [
  {
    name: 'Cambodia',
    code: 'KH',
    flag: '/media/flag/cambodia.svg',
    logo: '/media/logo/cambodia.svg',
    logoOnInk: '/media/logo/cambodia-on-ink.svg',
    companyName: 'Veritally Cambodia',
    companyFullName: 'Veritally (Cambodia) Co., Ltd.',
    slogan: 'Every note counted, every figure proved.',
    description:
      'We supply, install and maintain the machines that count, check, sort and store cash for ' +
      'banks, microfinance institutions and shops across Cambodia. Riel and US dollars share one ' +
      'drawer here, so we set up every counter and sorter for both and test it with your own notes.',
    phone: '+855 00 000 000',
    email: 'cambodia@veritally.example',
    address: ['Building 00, Street 000', 'Sangkat Boeung Keng Kang I', 'Phnom Penh 120102, Cambodia'],
    businessHours: [
      { days: 'Mon-Fri', hours: '8AM-5PM' },
      { days: 'Sat', hours: 'Closed' },
      { days: 'Sun', hours: 'Closed' },
    ],
    copyright: '© {year} Veritally (Cambodia) Co., Ltd. All rights reserved.',
  },
  {
    name: 'Singapore',
    code: 'SG',
    flag: '/media/flag/singapore.svg',
    logo: '/media/logo/singapore.svg',
    logoOnInk: '/media/logo/singapore-on-ink.svg',
    companyName: 'Veritally Singapore',
    companyFullName: 'Veritally Pte. Ltd.',
    slogan: 'Trusted with cash around the globe.',
    description:
      'From Singapore we source, certify and support cash-handling equipment for banks, ' +
      'retailers and cash-in-transit operators throughout the region. Notes and coins, the back ' +
      'office and the lobby: one team specifies the machine, integrates it and answers for its ' +
      'figures.',
    phone: '+65 0000 0000',
    email: 'singapore@veritally.example',
    address: ['00 Sample Avenue, #00-00', 'Sample Tower', 'Singapore 000000'],
    businessHours: [
      { days: 'Mon-Fri', hours: '8AM-5PM' },
      { days: 'Sat', hours: 'Closed' },
      { days: 'Sun', hours: 'Closed' },
    ],
    copyright: '© {year} Veritally Pte. Ltd. All rights reserved.',
  },
] as const satisfies readonly Readonly<CountryRecord>[]

/** The country of a visitor who has chosen none (specification 3). */
export const defaultCountry: (typeof countryRecords)[number]['name'] = 'Cambodia'
