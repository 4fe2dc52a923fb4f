import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EnvironmentError, requireEnvironment } from '../functions/relay/environment.ts'
import { openInbox } from './formService/inbox.ts'
import { listen, PortError, shut } from './ports.ts'
import { startSchedule } from './schedule.ts'

/** `npm start`: builds the site unless told `--no-build`, and serves it with an inbox for quote requests. */

process.chdir(join(import.meta.dirname, '..'))

const closers: (() => Promise<void>)[] = []
const ending = new AbortController()

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const stop = async (): Promise<void> => {
  if (ending.signal.aborted) return
  ending.abort()
  await Promise.race([Promise.allSettled(closers.map((close) => close())), pause(1500)])
  process.exit(0)
}

// Not `once`: a library of Netlify's repeats the signal, which would end the process.
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

/** Before the build, which takes a while. */
const tryPort = async (port: number, host: string): Promise<void> => {
  const server = createServer()
  await listen(server, port, host, 'PORT')
  await shut(server)
}

const build = async (): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', signal: ending.signal })
  await once(child, 'exit')
  if (child.exitCode !== 0) fail('The build failed; nothing is served.')
}

const start = async (): Promise<void> => {
  const environment = requireEnvironment()
  const { PORT: port = 8888, HOST: host = '127.0.0.1' } = environment
  await tryPort(port, host)

  const inbox = await openInbox(environment, port)
  closers.push(inbox.close)

  const built = process.argv.includes('--no-build') ? undefined : build()
  const [{ startSite }] = await Promise.all([import('./serve.ts'), built])
  if (!existsSync('dist/index.html')) fail('There is no dist/index.html: start without --no-build.')

  const { CALLS_PER_MINUTE: callsPerMinute } = environment
  const site = await startSite({ port, host, env: { QUOTE_FORM_URL: inbox.url }, callsPerMinute })
  closers.push(site.close, await startSchedule())
  console.log(`Site  ${site.url}\n${inbox.line}`)
}

start().catch((error: unknown) => {
  if (ending.signal.aborted) return
  if (error instanceof PortError || error instanceof EnvironmentError) fail(error.message)
  throw error
})
