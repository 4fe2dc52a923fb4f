/**
 * The pages that have one address each. A page has the same name here, in src/app/routes and in the titles of
 * content. This file imports nothing, since the inline script of every page takes an address from it.
 */
export const singlePages = {
  home: '/',
  about: '/about',
  contact: '/contact',
  quote: '/get-quote',
  services: '/services',
  find: '/find',
  glossary: '/glossary',
  compare: '/compare',
  accessibility: '/accessibility',
} as const
