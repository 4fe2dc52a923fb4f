import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EnvironmentError, requireEnvironment } from './environment.ts'
import { openInbox } from './formService/inbox.ts'
import { tryPort } from './server/ports.ts'
import { startSchedule } from './server/startSchedule.ts'

/**
 * `npm start`: builds the site unless told `--no-build`, and serves it with an inbox for quote requests.
 * `--root FOLDER` serves the site built there.
 */

process.chdir(join(import.meta.dirname, '..'))

const { root, 'no-build': isBuilt } = parseArgs({
  options: { root: { type: 'string', default: '.' }, 'no-build': { type: 'boolean', default: false } },
}).values

const ending = new AbortController()

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

/** Ends the build too. What is being delivered is delivered again by the next start. */
const stop = (): never => {
  ending.abort()
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)

const build = async (): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', signal: ending.signal })
  await once(child, 'exit')
  if (child.exitCode !== 0) fail('The build failed; nothing is served.')
}

const start = async (): Promise<void> => {
  const environment = requireEnvironment()
  const { PORT: port = 8888, HOST: host = '127.0.0.1' } = environment
  // Before the build, which takes a while.
  await tryPort(port, host)

  const inbox = await openInbox(environment, port)
  const built = isBuilt ? undefined : build()
  const [{ startSite }] = await Promise.all([import('./server/serve.ts'), built])
  const page = join(root, 'dist/index.html')
  if (!existsSync(page)) fail(`There is no ${page}: start without --no-build.`)

  const site = await startSite({ port, root: resolve(root), host, env: { QUOTE_FORM_URL: inbox.url } })
  startSchedule()
  console.log(`Site  ${site.url}\n${inbox.line}`)
}

start().catch((error: unknown) => {
  if (error instanceof EnvironmentError) fail(error.message)
  throw error
})
