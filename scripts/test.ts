import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** `npm test`: every check of the project; the rest go on when one fails. */

type Step = readonly [name: string, command: string, ...args: string[]]

/** Takes as long as the other static checks and the build together, so it runs beside them. */
const lint: readonly Step[] = [['lint', 'eslint', '--max-warnings', '0', '.']]
const besideLint: readonly Step[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['types', 'tsc', '--noEmit'],
  ['imports', 'depcruise', 'src', 'functions', 'scripts', 'imagery', '--output-type', 'err'],
  ['unused code', 'knip'],
  ['content', 'node', 'scripts/checkContent/main.ts'],
  ['build', 'node', 'scripts/build.ts'],
]
/** These use the whole machine. */
const runners: readonly Step[] = [
  ['unit and integration', 'vitest', 'run'],
  ['download sizes', 'node', 'scripts/checkBytes.ts'],
  ['browser', 'playwright', 'test'],
  ['lighthouse', 'node', 'scripts/lighthouse.ts', '--quick'],
  ['benchmark', 'node', 'tests/bench/filter.ts'],
]

const results: { name: string; passed: boolean; seconds: number }[] = []

const run = async ([name, command, ...args]: Step, output: 'inherit' | 'pipe'): Promise<void> => {
  const started = performance.now()
  if (output === 'inherit') console.log(`\n— ${name}`)
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
  let said = `\n— ${name}\n`
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const [code] = (await once(child, 'close')) as [number | null]
  if (output === 'pipe') process.stdout.write(said)
  results.push({ name, passed: code === 0, seconds: (performance.now() - started) / 1000 })
}

const runAll = async (steps: readonly Step[], output: 'inherit' | 'pipe'): Promise<void> => {
  for (const step of steps) await run(step, output)
}

const started = performance.now()
await Promise.all([runAll(lint, 'pipe'), runAll(besideLint, 'pipe')])
await runAll(runners, 'inherit')

const failed = results.filter(({ passed }) => !passed).length
console.log('')
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(24)}${seconds.toFixed(1).padStart(6)} s`)
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`\n${results.length - failed} passed, ${failed} failed, in ${minutes} min`)
process.exitCode = failed === 0 ? 0 : 1
