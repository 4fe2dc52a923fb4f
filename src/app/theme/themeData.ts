import { fullTheme } from './fullTheme.ts'

/** Parts that only Material UI's provider of several colour schemes reads, or no component of the site. */
const unread =
  /^(colorSchemes|cssVarPrefix|defaultColorScheme|font|mixins|overlays|rootSelector|unstable_\w+)$/

/** Colours of one component have its name; no other component reads them. */
const colourOfComponent = /^(?!Button$|Input$)[A-Z]/

const without = (record: object, keys: RegExp): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.test(key)))

/** What the browser gets of the theme; JSON leaves the functions out. */
export const themeData: object = {
  ...without(fullTheme, unread),
  palette: without(fullTheme.palette, colourOfComponent),
  vars: without(fullTheme.generateThemeVars(), /^(font|palette|shadows)$/),
}

const variableOfComponent = /^--mui-palette-(?!Button-|Input-)[A-Z]/

const toRule = (selector: string, variables: object): string =>
  `${selector} { ${Object.entries(without(variables, variableOfComponent))
    .map(([name, value]) => `${name}: ${String(value)};`)
    .join(' ')} }`

/** The rules that define the theme's CSS variables. */
export const themeStyles: string = fullTheme
  .generateStyleSheets()
  .flatMap((sheet) => Object.entries(sheet).map(([selector, rule]) => toRule(selector, rule as object)))
  .join('\n')
