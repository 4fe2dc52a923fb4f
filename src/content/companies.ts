export const countries = ['Cambodia', 'Singapore'] as const

export type Country = (typeof countries)[number]

export const defaultCountry: Country = 'Cambodia'

/** Reads a country from text of any origin (storage, event); undefined when it names none. */
export const parseCountry = (text: unknown): Country | undefined =>
  countries.find((country) => typeof text === 'string' && country.toLowerCase() === text.trim().toLowerCase())

export interface Company {
  companyName: string
  companyFullName: string
  description: string
  slogan: string
  logo: string
  /** For the dark footer. */
  logoOnInk: string
  flag: string
  phone: string
  email: string
  address: readonly string[]
  hours: string
  copyright: string
}

const hours = 'Mon-Fri 8AM-5PM'

/** One profile per country; phone numbers and addresses are placeholders to be replaced. */
export const companies: Record<Country, Company> = {
  Cambodia: {
    companyName: 'Veritally Cambodia',
    companyFullName: 'Veritally (Cambodia) Co., Ltd.',
    description:
      'We supply, install and maintain the machines that count, check, sort and store cash for banks, microfinance institutions and shops across Cambodia. Riel and US dollars share one drawer here, so every machine we deliver is set up for both and proved on your own notes.',
    slogan: 'Every note counted, every figure proved.',
    logo: '/media/logo/cambodia.svg',
    logoOnInk: '/media/logo/cambodia-on-ink.svg',
    flag: '/media/flag/cambodia.svg',
    phone: '+855 00 000 000',
    email: 'cambodia@veritally.example',
    address: ['Building 00, Street 000', 'Sangkat Boeung Keng Kang I', 'Phnom Penh 120102, Cambodia'],
    hours,
    copyright: '© 2025 Veritally (Cambodia) Co., Ltd. All rights reserved.',
  },
  Singapore: {
    companyName: 'Veritally Singapore',
    companyFullName: 'Veritally Pte. Ltd.',
    description:
      'From Singapore we source, certify and support cash-handling equipment for banks, retailers and cash-in-transit operators throughout the region. Notes and coins, the back office and the lobby: one team specifies the machine, integrates it and answers for its figures.',
    slogan: 'Trusted with cash around the globe.',
    logo: '/media/logo/singapore.svg',
    logoOnInk: '/media/logo/singapore-on-ink.svg',
    flag: '/media/flag/singapore.svg',
    phone: '+65 0000 0000',
    email: 'singapore@veritally.example',
    address: ['00 Sample Avenue, #00-00', 'Sample Tower', 'Singapore 000000'],
    hours,
    copyright: '© 2025 Veritally Pte. Ltd. All rights reserved.',
  },
}

/** Business hours of both offices, as on the contact page (spec section 2). */
export const businessHours: readonly { days: string; hours: string }[] = [
  { days: 'Mon-Fri', hours: '8AM-5PM' },
  { days: 'Sat', hours: 'Closed' },
  { days: 'Sun', hours: 'Closed' },
]
