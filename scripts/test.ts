import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { plans } from './checks.ts'

/**
 * `node scripts/test.ts [PLAN]`: runs a plan of checks and prints a table. A failure does not stop the rest.
 * A command that begins with a build is run without it, after the plan's own build. The plan `further` has none,
 * because `test` has built before.
 */

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const started = performance.now()
const [, , wanted = 'test'] = process.argv
const plan = Object.entries(plans).find(([name]) => name === wanted)?.[1]
if (!plan) throw new Error(`Choose one of: ${Object.keys(plans).join(', ')}`)

const results: { name: string; passed: boolean; seconds: number; output: string }[] = []

/** Each build of the plan resolves when it has ended. */
const builds = new Map(
  plan
    .flat()
    .filter((name) => name.startsWith('build'))
    .map((name) => [name, Promise.withResolvers<undefined>()]),
)

const run = async (name: string): Promise<void> => {
  const [, build = '', command = ''] = /^(?:npm run (build\S*) && )?(.*)/.exec(scripts[name] ?? '') ?? []
  await builds.get(build)?.promise
  const began = performance.now()
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true })
  let output = ''
  const isAlone = plan.length === 1
  const write = (text: string): void => {
    output += text
    if (isAlone) process.stdout.write(text)
  }
  write(`\n— ${name}\n`)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write)
  const [code] = (await once(child, 'close')) as [number | null]
  if (!isAlone) process.stdout.write(output)
  results.push({ name, passed: code === 0, seconds: (performance.now() - began) / 1000, output })
  builds.get(name)?.resolve(undefined)
}

await Promise.all(
  plan.map(async (row) => {
    for (const name of row) await run(name)
  }),
)

const failed = results.filter(({ passed }) => !passed)
console.log('')
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(20)}${seconds.toFixed(1).padStart(6)} s`)
}
for (const { name, output } of failed) {
  console.log(`\n— ${name} failed, its last lines:\n${output.trimEnd().split('\n').slice(-40).join('\n')}`)
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed, in ${minutes} min`)
process.exitCode = failed.length === 0 ? 0 : 1
