import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { benches, plans } from '../../../scripts/checks.ts'

interface Step {
  uses?: string
  run?: string
}

interface Workflow {
  permissions: object
  jobs: {
    check: { strategy: { matrix: { include: { checks: string }[] } }; steps: Step[] }
    measure: { steps: Step[] }
  }
}

const read = (path: string) => readFileSync(path, 'utf8')
const workflow = parse(read('.github/workflows/ci.yml')) as Workflow
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

it('CI may read the repository, and nothing else', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
})

const { check, measure } = workflow.jobs
const checks = check.strategy.matrix.include.flatMap(({ checks: names }) => names.split(' '))
const measured = measure.steps.flatMap(({ run }) => /^npm run (.+)/.exec(run ?? '')?.[1] ?? [])
/** `npm run check:bytes` and `npm run test:e2e` build before. */
const builds = ['build', 'build:fixtures']

it('CI and the list have the same checks and benches', () => {
  const all = Object.values(plans).flat(2)
  const listed = new Set(all.filter((name) => !builds.includes(name)))
  expect(listed.size).toBeGreaterThan(8)
  expect(checks.toSorted()).toEqual([...listed].toSorted())
  expect(measured).toEqual(benches)
  expect(check.steps.map(({ run }) => run).at(-1)).toContain('in ${{ matrix.checks }}; do npm run "$check"')
  const others = steps.flatMap(({ run }) => (run === undefined || run.includes('npm run ') ? [] : run))
  expect(others.filter((run) => /npm|node|npx/.test(run))).toEqual([])
})

it('actions of others are pinned by commit, with their version beside it', () => {
  const uses = globSync('.github/**/*.yml').flatMap((path) =>
    [...read(path).matchAll(/uses: (.+)/g)].map((match) => match[1] ?? ''),
  )
  const foreign = uses.filter((action) => !action.startsWith('./'))
  expect(foreign.length).toBeGreaterThan(2)
  expect(foreign.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})
