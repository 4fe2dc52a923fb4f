import site from '../eslint.config.js'

/** The rules of the site; a bench prints its figures. */
export default [...site, { rules: { 'no-console': 'off' } }]
