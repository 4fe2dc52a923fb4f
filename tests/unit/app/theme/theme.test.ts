import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fullTheme } from '../../../../src/app/theme/fullTheme.ts'
import { theme } from '../../../../src/app/theme/theme.ts'
import { themeStyles } from '../../../../src/app/theme/themeData.ts'

/** Every value of a theme by its place, functions apart. */
const valuesOf = (node: object, place = ''): Map<string, unknown> => {
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null)
      for (const [inner, found] of valuesOf(value, `${place}/${name}`)) values.set(inner, found)
    else if (typeof value !== 'function') values.set(`${place}/${name}`, value)
  }
  return values
}

/** The variables as Material UI's own provider names them. */
const vars = fullTheme.generateThemeVars()

const full = valuesOf({ ...fullTheme, vars })
const kept = valuesOf(theme)

const unusedComponents =
  'Alert AppBar Avatar Chip FilledInput LinearProgress Skeleton Slider SnackbarContent SpeedDialAction ' +
  'StepConnector StepContent Switch TableCell Tooltip'

const components = new RegExp(`^(/vars)?/palette/(${unusedComponents.replaceAll(' ', '|')})/`)

const readByProvider =
  'colorSchemes cssVarPrefix defaultColorScheme font vars/font mixins rootSelector unstable_sxConfig ' +
  'colorSpace colorSchemeSelector'

const provider = new RegExp(`^/(${readByProvider.replaceAll(' ', '|')})`)

/** In `palette` these are settings and not colours. */
const settings = ['mode', 'contrastThreshold', 'tonalOffset'].map((name) => `/vars/palette/${name}`)

describe('the theme of the browser', () => {
  it('has the values of the full theme, and of its own only names of settings', () => {
    expect(kept.size).toBeGreaterThan(400)
    for (const [place, value] of kept)
      if (!settings.includes(place)) expect([place, value]).toEqual([place, full.get(place)])
  })

  it('lacks only what no component of the site reads', () => {
    const lacking = [...full.keys()].filter((place) => !kept.has(place))
    expect(lacking.filter((place) => !components.test(place) && !provider.test(place))).toEqual([])
  })

  it('makes colours transparent as the full theme does', () => {
    const { palette } = vars
    const { text, action, common } = palette
    const mains = [palette.primary, palette.secondary, palette.error].map(({ main }) => main)
    for (const colour of [...mains, text.primary, text.secondary, action.active, common.onBackground])
      for (const coefficient of [0.5, action.hoverOpacity])
        expect(theme.alpha(colour, coefficient)).toBe(fullTheme.alpha(colour, coefficient))
    expect(() => theme.alpha('#10231F', 0.5)).toThrow('#10231F')
  })

  it('counts spacing, breakpoints, sizes and transitions as the full theme does', () => {
    const { spacing, breakpoints, typography, transitions, containerQueries } = theme
    const fullSpacing = fullTheme.generateSpacing.call({ ...fullTheme, vars })
    expect(spacing(1, 2.5)).toBe(fullSpacing(1, 2.5))
    expect(breakpoints.up('md')).toBe(fullTheme.breakpoints.up('md'))
    expect(breakpoints.between('sm', 'lg')).toBe(fullTheme.breakpoints.between('sm', 'lg'))
    expect(containerQueries.up('md')).toBe(fullTheme.containerQueries.up('md'))
    expect(typography.pxToRem(18)).toBe(fullTheme.typography.pxToRem(18))
    const { create } = fullTheme.transitions
    for (const [properties, options] of [
      ['all', {}],
      [['color', 'opacity'], { duration: 249.6, easing: 'ease-out', delay: 50 }],
      [['color'], { duration: '1s', delay: '2s' }],
    ] as const)
      expect(transitions.create([properties].flat(), options)).toBe(create([properties].flat(), options))
    expect(transitions.create()).toBe(create())
  })
})

it('every variable that global.css reads is defined', async () => {
  const css = await readFile('src/app/theme/global.css', 'utf8')
  const read = [...css.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name)
  expect(read.length).toBeGreaterThan(5)
  for (const name of read) expect(themeStyles).toContain(` ${name ?? ''}: `)
})
