import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '@netlify/functions'

/** What a file of `functions/` exports. */
interface FunctionModule {
  default: (request: Request) => Promise<Response | undefined>
  config?: Config
}

/** Imports a function's file. A development server passes its own importer, which follows edits. */
type LoadModule = (file: string) => Promise<object>

const importFile: LoadModule = (file) =>
  import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<object>

const addressesOf = (file: string, { config }: FunctionModule): readonly string[] =>
  [config?.path ?? `/.netlify/functions/${basename(file, '.ts')}`].flat()

/**
 * Calls the function whose address is asked for: one in its `config.path`, or /.netlify/functions/NAME
 * for one that only the schedule calls. Undefined when there is none. The functions run in this process,
 * without the bundle that Netlify makes of them.
 */
export const makeFunctionAnswer = (root: string, load: LoadModule = importFile) => {
  const files = globSync('functions/*.ts', { cwd: root }).map((file) => join(root, file))

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url)
    for (const file of files) {
      const module = (await load(file)) as FunctionModule
      if (addressesOf(file, module).includes(pathname))
        return (await module.default(request)) ?? new Response(null, { status: 204 })
    }
    return undefined
  }
}
