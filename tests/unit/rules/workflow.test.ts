import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  uses?: string
  run?: string
}

interface Workflow {
  permissions: object
  jobs: Record<string, { steps: Step[] }>
}

interface Manifest {
  scripts: Record<string, string>
}

const read = (path: string) => readFileSync(path, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as Manifest
const workflow = parse(read('.github/workflows/ci.yml')) as Workflow
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

it('CI has a job for each kind of check', () => {
  const expected = ['lint', 'types', 'unit', 'integration', 'build', 'e2e', 'engines', 'imagery']
  expect(Object.keys(workflow.jobs)).toEqual(expect.arrayContaining(expected))
  expect(workflow.permissions).toEqual({ contents: 'read' })
})

it('CI runs only commands that exist', () => {
  const commands = steps.flatMap(({ run }) => /^npm run (\S+)/.exec(run ?? '')?.[1] ?? [])
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

it('CI runs every check that npm test runs', () => {
  const runner = read('scripts/test.ts')
  const inTest = Object.keys(scripts).filter(
    (name) => runner.includes(`'${name}'`) && !['build', 'build:fixtures', 'check'].includes(name),
  )
  const commands = steps.map(({ run }) => run)
  expect(inTest.length).toBeGreaterThan(8)
  expect(inTest.filter((name) => !commands.includes(`npm run ${name}`))).toEqual([])
})

it('actions of others are pinned by commit, with their version beside it', () => {
  const uses = globSync('.github/**/*.yml').flatMap((path) =>
    [...read(path).matchAll(/uses: (.+)/g)].map((match) => match[1] ?? ''),
  )
  const foreign = uses.filter((action) => !action.startsWith('./'))
  expect(foreign.length).toBeGreaterThan(8)
  expect(foreign.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})

it('every command runs on a fresh clone: it installs, or builds, first', () => {
  const commands = Object.keys(scripts).filter((name) => !/^pre./.test(name) || !(name.slice(3) in scripts))
  const first = (name: string) => scripts[`pre${name}`] ?? ''
  const ready = ['node scripts/bootstrap.mjs', 'npm run build', 'npm run build:fixtures']
  expect(commands.filter((name) => !ready.includes(first(name)))).toEqual([])
})
