import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** A project with one package, which npm installs as a link and so without a network. */
let root: string

const writeProject = async (dependencies: object, packages: object): Promise<void> => {
  const own = { name: 'project', version: '1.0.0', ...dependencies }
  const lock = { ...own, lockfileVersion: 3, packages: { '': own, ...packages } }
  await writeFile(join(root, 'package.json'), JSON.stringify(own))
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock))
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "Bank's 5%41 & គម្រោង "))
  await cp('.npmrc', join(root, '.npmrc'))
  await mkdir(join(root, 'dep'))
  await writeFile(join(root, 'dep/package.json'), '{ "name": "dep", "version": "1.0.0" }')
  await writeProject(
    { devDependencies: { dep: 'file:dep' } },
    { dep: { version: '1.0.0', dev: true }, 'node_modules/dep': { resolved: 'dep', link: true } },
  )
})
afterEach(() => rm(root, { recursive: true }))

const run = (command: string, args: readonly string[], variables = {}) =>
  spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
    shell: command === 'npm' && process.platform === 'win32',
  })

const bootstrapFile = join(import.meta.dirname, '../../../scripts/bootstrap.mjs')

const bootstrap = (variables?: Record<string, string>, folder = '.') =>
  run(process.execPath, [bootstrapFile, folder], variables)

const isThere = (path: string): boolean => existsSync(join(root, 'node_modules', path))

it("installs the build's packages under NODE_ENV=production, and any that somebody removed", async () => {
  expect(bootstrap({ NODE_ENV: 'production' })).toMatchObject({ status: 0, stderr: '' })
  await rm(join(root, 'node_modules/dep'))
  expect(bootstrap()).toMatchObject({ status: 0, stderr: '' })
  expect(isThere('dep/package.json')).toBe(true)
})

it('names a package that npm silently left out, and does not count the install as done', async () => {
  const native = { version: '1.0.0', optional: true, resolved: 'http://127.0.0.1:1/native.tgz' }
  await writeProject(
    { optionalDependencies: { native: '1.0.0', other: '1.0.0' } },
    {
      'node_modules/native': { ...native, os: [process.platform], cpu: [process.arch] },
      'node_modules/other': { ...native, os: ['none'], cpu: [process.arch] },
    },
  )
  await appendFile(join(root, '.npmrc'), 'fetch-retries=0\n')
  const message = 'npm ci left out node_modules/native: see "npm config list" and run the command again.\n'
  expect(bootstrap()).toMatchObject({ status: 1, stderr: message })
  expect(isThere('.installed')).toBe(false)
})

it('npm ci installs what Netlify needs, whatever a user has set', async () => {
  const userconfig = join(root, 'user.npmrc')
  await writeFile(userconfig, 'omit[]=dev\n')
  expect(run('npm', ['ci'], { npm_config_userconfig: userconfig, NODE_ENV: 'production' }).status).toBe(0)
  expect(isThere('dep/package.json')).toBe(true)
})

it('installs, and then runs a program with its arguments and gives its exit code', async () => {
  await writeFile(join(root, 'program.ts'), 'console.log(process.argv.slice(2)); process.exitCode = 3')
  const done = run(process.execPath, [bootstrapFile, 'program.ts', '--list', 'a b'])
  expect(done.stdout).toMatch(/^\[ '--list', 'a b' \]$/m)
  expect(done.status).toBe(3)
  expect(isThere('dep/package.json')).toBe(true)
})

it('says in one line that the path of the folder has a sign at which Vite would cut it off', async () => {
  const folder = join(root, 'C#')
  await mkdir(folder)
  const { status, stderr } = bootstrap({}, folder)
  expect(stderr).toBe(
    `The site cannot be built in a folder with "#" in its name: rename ${folder} and run the command again.\n`,
  )
  expect(status).toBe(1)
})
