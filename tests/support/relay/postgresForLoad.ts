import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { lendEnvironment } from '../../../scripts/environment.ts'
import { freePort } from '../freePort.ts'

interface User {
  uid: number
  gid: number
}

const run = (command: string, args: readonly string[], user?: User): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: tmpdir(), ...user })
  if (status !== 0) throw new Error(`PostgreSQL could not be started: ${command} failed. ${stderr}`)
  return stdout.trim()
}

/** The folder of PostgreSQL's programs. Debian keeps each version in one of its own, which is not on the path. */
const installed = (): string | undefined => {
  const onPath = dirname(spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout.trim())
  return [onPath, ...globSync('/usr/lib/postgresql/*/bin')].find((folder) =>
    existsSync(join(folder, 'initdb')),
  )
}

/** The system's PostgreSQL, else one installed by apt. Throws with advice when neither is possible. */
const findPostgres = (): string => {
  const found = installed()
  if (found !== undefined) return found
  spawnSync('apt-get -qq update && apt-get -qq -y install --no-install-recommends postgresql', {
    shell: true,
  })
  const now = installed()
  if (now !== undefined) return now
  throw new Error('No PostgreSQL: install it, as `apt-get install postgresql` or `brew install postgresql`.')
}

/** PostgreSQL does not run as root; Debian's package makes a user for it. */
const postgresUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = ['-u', '-g'].map((option) => Number(run('id', [option, 'postgres'])))
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

/** Starts a PostgreSQL with an empty database on a free port of 127.0.0.1. `stop` deletes all that it wrote. */
const startPostgres = async (): Promise<{ url: string; stop: () => void }> => {
  const bin = findPostgres()
  const user = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const data = ['-D', join(folder, 'data')]
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), [...data, ...args], user)
  run(join(bin, 'initdb'), [...data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], user)
  // A cluster that is thrown away need not outlive the machine, so it waits for no disk.
  const options = `-p ${port} -h 127.0.0.1 -k '' -c fsync=off -c max_connections=300`
  control('start', '-w', '-l', join(folder, 'log.txt'), '-o', options)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      control('stop', '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** With `--mode load`, test databases are on a real PostgreSQL, which many processes use at the same time. */
export default async ({ config }: TestProject): Promise<(() => void) | undefined> => {
  if (config.mode !== 'load') return undefined
  const { url, stop } = await startPostgres()
  lendEnvironment({ TEST_POSTGRES_URL: url })
  return stop
}
