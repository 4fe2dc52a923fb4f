import type { Plugin } from 'vite'
import { themeData, themeStyles } from '../src/app/theme/themeData.ts'

const modules: Record<string, () => string> = {
  'virtual:theme': () => `export const themeData = ${JSON.stringify(themeData)}`,
  'virtual:theme.css': () => themeStyles,
}

/** The finished theme, so that no browser computes it. */
export const themePlugin = (): Plugin => ({
  name: 'theme',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.slice(1)]?.() ?? null,
})
