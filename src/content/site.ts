export const legalPages = ['privacy', 'terms', 'cookies'] as const
export type LegalPage = (typeof legalPages)[number]

export const site = {
  name: 'Veritally',
  /** The published origin, for canonical links, sitemap and structured data. */
  url: 'https://www.veritally.example',
  /** Where people ask what is kept of them; the legal texts name it. */
  privacyEmail: 'privacy@veritally.example',
  founded: 1997,
  /** The footer says it. With null the check of content names the sample data that are left. */
  sampleNote: 'Sample content: company, offices and products are invented.' as string | null,
}

export const socialLinks = [
  { name: `${site.name} on the social network`, icon: 'social', href: 'https://social.veritally.example' },
  {
    name: `${site.name} on the professional network`,
    icon: 'professional',
    href: 'https://professional.veritally.example',
  },
  { name: '', icon: 'photo', href: null },
  { name: '', icon: 'video', href: null },
] as const
