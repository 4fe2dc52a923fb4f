import type { Plugin } from 'vite'

/** What no page uses of Material UI and its like, by the file that imports it and the name it has there. */
const unused: readonly (readonly [importer: RegExp, id: RegExp])[] = [
  // A button's ripple and spinner, which it imports whether it shows them or not.
  [
    /@mui\/material\/(Icon)?Button/,
    /\/(TouchRipple|CircularProgress)(\.mjs|\/CircularProgress\.mjs|\/index\.mjs)?$/,
  ],
  // The theme of pages without a ThemeProvider.
  [/@mui\/material\/styles\/(defaultTheme|index)\.mjs/, /\/createTheme\.mjs$/],
  // The provider of several colour schemes.
  [/@mui\/material\/styles\/(ThemeProvider|index)\.mjs/, /\/ThemeProviderWithVars\.mjs$/],
  // The height of a text area that grows, and the looks of a select that has its own.
  [/@mui\/material\/InputBase\//, /\/TextareaAutosize\//],
  [/@mui\/material\/NativeSelect\//, /\/(Input\/index|ArrowDropDown)\.mjs$/],
  // What Emotion's withTheme and Formik's wrappers of components need.
  [/@emotion\/react\/|\/formik\//, /^hoist-non-react-statics$/],
]

const nothing = '\0nothing'

/** Leaves these parts out of the visitor's download. */
export const slimMaterialUi = (): Plugin => ({
  name: 'slim-material-ui',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    unused.some(([from, what]) => from.test(importer) && what.test(id)) ? nothing : null,
  load: (id) =>
    id === nothing
      ? 'const nothing = () => null; export default nothing; export { nothing as CssVarsProvider }'
      : null,
})
