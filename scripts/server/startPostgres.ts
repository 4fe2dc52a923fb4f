import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { tryPort } from './ports.ts'

const missing =
  'No PostgreSQL: install its server, as `apt-get install postgresql` or `brew install postgresql`.'

// Debian keeps each version in a folder of its own, which is not on the path.
const debian = '/usr/lib/postgresql'

interface User {
  uid: number
  gid: number
}

const run = (command: string, args: readonly string[], user?: User): string | undefined => {
  const done = spawnSync(command, args, { encoding: 'utf8', cwd: tmpdir(), ...user })
  return done.status === 0 ? done.stdout.trim() : undefined
}

const installed = (): string | undefined => {
  const onPath = run('which', ['initdb'])
  if (onPath !== undefined) return dirname(onPath)
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

const isRoot = (): boolean => process.getuid?.() === 0

/** The system's PostgreSQL, else installed by apt; throws with advice when neither is possible. */
const findPostgres = (): string => {
  const found = installed()
  if (found !== undefined) return found
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log('No PostgreSQL on this machine: installing one.')
    run('apt-get', ['-qq', 'update'])
    run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', 'postgresql'])
  }
  const now = installed()
  if (now === undefined) throw new Error(missing)
  return now
}

/** PostgreSQL does not run as root; Debian's package makes a user for it. */
const postgresUser = (): User | undefined => {
  if (!isRoot()) return undefined
  const [uid, gid] = ['-u', '-g'].map((option) => run('id', [option, 'postgres']))
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no user postgres.')
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * Starts a PostgreSQL with an empty database in a folder of its own, on a free port of 127.0.0.1. `stop`
 * deletes the folder. Throws with advice when there is no PostgreSQL.
 */
export const startPostgres = async (): Promise<{ url: string; stop: () => void }> => {
  const bin = findPostgres()
  const user = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await tryPort(0, '127.0.0.1')
  const data = ['-D', join(folder, 'data')]
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), [...data, ...args], user)
  const stop = (): void => {
    control('stop', '-m', 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  const initdb = [...data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  // A cluster that is thrown away need not outlive the machine, so it waits for no disk.
  const options = `-p ${port} -h 127.0.0.1 -k '' -c fsync=off -c max_connections=300`
  const log = join(folder, 'log.txt')
  const isStarted =
    run(join(bin, 'initdb'), initdb, user) !== undefined &&
    control('start', '-w', '-l', log, '-o', options) !== undefined
  if (isStarted) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  stop()
  throw new Error('PostgreSQL could not be started.')
}
