import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../support/freePort.ts'

/** `npm start` on a built site; `npm test` builds before it comes here. */

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    env: { ...process.env, FORM_FILE: ':memory:', QUOTE_FORM_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

/** Starts the site and waits until it says where it is. */
const startSite = async () => {
  const [port, formPort] = [await freePort(), await freePort()]
  const child = start({ PORT: port, FORM_PORT: formPort })
  // What fails to start says so on stderr, and nothing on stdout.
  const line = await Promise.race([once(child.stdout, 'data').then(String), text(child.stderr)])
  expect(line).toBe(`Site  http://localhost:${port}\nQuote inbox  http://localhost:${formPort}\n`)
  return { child, port: Number(port) }
}

/** Asked to end by a signal, the site ends in time, although a visitor is still connected. */
const expectEnd = async ({ child, port }: Awaited<ReturnType<typeof startSite>>, signal: NodeJS.Signals) => {
  const visitor = connect(port, '127.0.0.1')
  await once(visitor, 'connect')
  visitor.on('error', () => undefined)
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const asked = performance.now()
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(performance.now() - asked).toBeLessThan(2000)
  visitor.destroy()
}

describe('npm start', () => {
  it('says where site and inbox are, and ends on SIGTERM with code 0 within 2 s', async () => {
    const site = await startSite()
    expect((await fetch(`http://localhost:${site.port}/`)).status).toBe(200)
    await expectEnd(site, 'SIGTERM')
  })
})
