/** A constant of its own, so that the inline script of every page can have it without the other addresses. */
export const quotePage = '/get-quote'

/**
 * The pages that have one address each. A page has the same name here and in src/app/routes.
 */
export const singlePages = {
  home: '/',
  about: '/about',
  contact: '/contact',
  quote: quotePage,
  services: '/services',
  find: '/find',
  glossary: '/glossary',
  compare: '/compare',
  comply: '/comply',
  accessibility: '/accessibility',
} as const

/** Removes slashes at the end, because the router treats `/about/` as `/about`. */
export const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1')
