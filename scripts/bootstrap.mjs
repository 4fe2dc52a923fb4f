/**
 * `node bootstrap.mjs [PROGRAM ARG...]` begins the commands of a fresh clone, on Node 20 or later: it installs the
 * lockfile and runs the program on the Node that came with it. `node bootstrap.mjs FOLDER` installs the lockfile of
 * the package there, and no more.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// npm runs a command in the folder of its package.json.
const [, , first = '.', ...args] = process.argv
const program = first.endsWith('.ts') ? first : undefined
const root = resolve(program === undefined ? first : '.')
const stamp = join(root, 'node_modules/.installed')

const fail = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0])

if (majorOf(process.version) < 20) {
  fail(
    `Node ${process.version} is too old: install Node 20 or newer (https://nodejs.org) ` +
      'and run the command again.',
  )
}

// Vite reads what follows one of these signs as a query or a fragment.
const [sign] = /[#?]/.exec(root) ?? []
if (sign !== undefined) {
  fail(
    `The site cannot be built in a folder with "${sign}" in its name: rename ${root} and run the command again.`,
  )
}

const lockText = readFileSync(join(root, 'package-lock.json'))
const lockHash = createHash('sha256').update(lockText).digest('hex')

const libc = () => (process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc')

/** npm leaves out an optional package that it cannot fetch, and says nothing. */
const isNeeded = ({ optional, os, cpu, libc: libcs }) =>
  !optional ||
  (os?.includes(process.platform) && cpu?.includes(process.arch) && (libcs?.includes(libc()) ?? true))

const missingPackages = () =>
  Object.entries(JSON.parse(lockText).packages)
    .filter(([path, entry]) => isNeeded(entry) && !existsSync(join(root, path, 'package.json')))
    .map(([path]) => path)

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash || missingPackages().length > 0) {
  rmSync(stamp, { force: true })
  // Whatever NODE_ENV and the user's own settings leave out.
  const flags = ['--include=dev', '--include=optional', '--loglevel=error']
  const install = spawnSync('npm', ['ci', ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) fail('npm ci failed: see its message above.')
  const missing = missingPackages()
  if (missing.length > 0) {
    fail(`npm ci left out ${missing.join(', ')}: see "npm config list" and run the command again.`)
  }
  writeFileSync(stamp, lockHash)
}

const embedded = spawnSync('node', ['-p', "process.version+','+process.execPath"], {
  cwd: root,
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const [version, node] = (embedded.stdout ?? '').trim().split(',')
if (majorOf(version) < 24) {
  fail(
    `This machine has no Node 24 of the project's own (${process.platform} ${process.arch}): ` +
      'install Node 24 (https://nodejs.org) and run the command again.',
  )
}

if (program !== undefined) {
  // Not the next command of the same shell, which would remember where it has found `node` before.
  const child = spawn(node, [program, ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}
