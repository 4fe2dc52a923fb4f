export const site = {
  name: 'Veritally',
  /** Where the site is published; canonical links, sitemap and structured data start with it. */
  url: 'https://www.veritally.example',
  locale: 'en',
  founded: 1997,
  /** Prices, ratings and stock are kept in the data; no screen shows them while this is false. */
  showPrices: false,
}

export const socialLinks = [
  { name: 'Veritally on the social network', icon: 'social', href: 'https://social.veritally.example' },
  {
    name: 'Veritally on the professional network',
    icon: 'professional',
    href: 'https://professional.veritally.example',
  },
  { name: '', icon: 'photo', href: null },
  { name: '', icon: 'video', href: null },
] as const
