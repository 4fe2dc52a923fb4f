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

const results: { name: string; passed: boolean; seconds: number; said: string }[] = []

const run = async ([name, command, ...args]: Step, told: 'live' | 'after'): Promise<void> => {
  const started = performance.now()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let said = ''
  const say = (text: string): void => {
    said += text
    if (told === 'live') process.stdout.write(text)
  }
  say(`\n— ${name}\n`)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
  const [code] = (await once(child, 'close')) as [number | null]
  if (told === 'after') process.stdout.write(said)
  results.push({ name, passed: code === 0, seconds: (performance.now() - started) / 1000, said })
}

const runAll = async (steps: readonly Step[], told: 'live' | 'after'): Promise<void> => {
  for (const step of steps) await run(step, told)
}

const started = performance.now()
await Promise.all([runAll(lint, 'after'), runAll(besideLint, 'after')])
await runAll(runners, 'live')

const failed = results.filter(({ passed }) => !passed)
console.log('')
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(24)}${seconds.toFixed(1).padStart(6)} s`)
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
// Whoever sees only the end of a log sees what failed.
for (const { name, said } of failed) {
  console.log(`\n— ${name} failed, its last lines:\n${said.trimEnd().split('\n').slice(-40).join('\n')}`)
}
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed, in ${minutes} min`)
process.exitCode = failed.length === 0 ? 0 : 1
