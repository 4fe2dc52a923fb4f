import type { Theme } from '@mui/material/styles'
import { createSpacing, createTheme } from '@mui/system'
import { createUnarySpacing } from '@mui/system/spacing'
import { themeData } from 'virtual:theme'

/** `{ primary: { main: '#0B5D4E' } }` becomes `{ primary: { main: 'var(--mui-palette-primary-main)' } }`. */
const toVariables = (values: object, prefix: string): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null
        ? toVariables(value, `${prefix}-${name}`)
        : `var(${prefix}-${name})`,
    ]),
  )

const { palette, shadows, transitions, typography } = themeData

type Vars = Theme['vars']

const { applyStyles, breakpoints, containerQueries } = createTheme({
  breakpoints: { values: themeData.breakpoints.values },
})

const vars: Vars = {
  ...themeData.vars,
  palette: toVariables(palette, '--mui-palette') as Vars['palette'],
  shadows: toVariables(shadows, '--mui-shadows') as Vars['shadows'],
}

/** Of a colour of `vars.palette`. */
const alpha = (colour: string, coefficient: number | string): string => {
  const [, variable] = /^var\((--mui-palette-[\w-]+)\)$/.exec(colour) ?? []
  if (variable === undefined) throw new Error(`${colour} is no colour of the theme`)
  const share = typeof coefficient === 'string' ? `calc(${coefficient})` : coefficient
  return `rgba(var(${variable}Channel) / ${share})`
}

const inMs = (time: number | string): string => (typeof time === 'string' ? time : `${Math.round(time)}ms`)

const createTransition: Theme['transitions']['create'] = (properties = 'all', options = {}) => {
  const {
    duration = transitions.duration.standard,
    easing = transitions.easing.easeInOut,
    delay = 0,
  } = options
  return [properties]
    .flat()
    .map((property) => `${property} ${inMs(duration)} ${easing} ${inMs(delay)}`)
    .join(',')
}

/** The theme of `fullTheme.ts`, put together from its data: Material UI's code that computes it is 12 KB. */
export const theme: Theme = {
  ...themeData,
  applyStyles,
  breakpoints,
  containerQueries,
  vars,
  alpha,
  spacing: createSpacing(8, createUnarySpacing(themeData)),
  transitions: { ...transitions, create: createTransition },
  typography: { ...typography, pxToRem: (size: number) => `${size / typography.htmlFontSize}rem` },
}
