import { build, type InlineConfig, type Rolldown } from 'vite'

export const bundleScript = async (entry: string, config: InlineConfig = {}): Promise<string> => {
  const [result] = (await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'script' } },
  })) as Rolldown.RolldownOutput[]
  if (!result) throw new Error(`${entry} gave no script`)
  return result.output[0].code.trim()
}
