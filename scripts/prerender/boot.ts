import { build, type Rolldown } from 'vite'
import { contentPlugin } from '../build/contentPlugin.ts'

/** The inline script of every page, minified. */
export const bootScript = async (folder: string): Promise<string> => {
  const [result] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [contentPlugin(folder)],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/app/boot/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })) as Rolldown.RolldownOutput[]
  if (!result) throw new Error('src/app/boot/boot.ts gave no script')
  return result.output[0].code.trim()
}
