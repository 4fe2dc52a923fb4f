import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** `npm test`: every check; `npm run check`: those that start nothing. A failure does not stop the rest. */

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Two rows side by side, each on a core of its own, which take about the same time. */
const lintRow = ['lint', 'check:format', 'check:imports', 'check:unused']
const typeRow = ['typecheck', 'check:content']
const typeRowInTest = [...typeRow, 'build', 'check:bytes', 'build:fixtures', 'test:unit']
/** These use the whole machine. */
const runners = ['test:integration', 'test:e2e']

const results: { name: string; passed: boolean; seconds: number; output: string }[] = []

const run = async (name: string, shown: 'live' | 'after'): Promise<void> => {
  const started = performance.now()
  const child = spawn(scripts[name] ?? '', { stdio: ['ignore', 'pipe', 'pipe'], shell: true })
  let output = ''
  const write = (text: string): void => {
    output += text
    if (shown === 'live') process.stdout.write(text)
  }
  write(`\n— ${name}\n`)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write)
  const [code] = (await once(child, 'close')) as [number | null]
  if (shown === 'after') process.stdout.write(output)
  results.push({ name, passed: code === 0, seconds: (performance.now() - started) / 1000, output })
}

const runAll = async (names: readonly string[], shown: 'live' | 'after'): Promise<void> => {
  for (const name of names) await run(name, shown)
}

const started = performance.now()
const checkOnly = process.argv.includes('check')
await Promise.all([runAll(lintRow, 'after'), runAll(checkOnly ? typeRow : typeRowInTest, 'after')])
if (!checkOnly) await runAll(runners, 'live')

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
