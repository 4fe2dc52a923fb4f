import site from '../eslint.config.js'

/** The rules of the site with this package's project; a bench prints its figures. */
export default [
  ...site,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
  },
  { rules: { 'no-console': 'off' } },
]
