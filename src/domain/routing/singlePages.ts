/** By a name of its own, so that the inline script of every page has it without the other addresses. */
export const quotePage = '/get-quote'

/**
 * The pages that have one address each. A page has the same name here, in src/app/routes and in the titles of
 * content.
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
  accessibility: '/accessibility',
} as const

/** `/about` for `/about/` too, which the router takes for the same page. */
export const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1')

/** Whether a name is that of a page without parameters. */
export const isSinglePage = (name: string): name is keyof typeof singlePages => name in singlePages
