import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** `npm test`: every check of the project, one after another; the rest go on when one fails. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['lint', 'eslint', '--max-warnings', '0', '.'],
  ['types', 'tsc', '--noEmit'],
  ['imports', 'depcruise', 'src', 'functions', 'scripts', '--output-type', 'err'],
  ['unused code', 'knip'],
  ['content', 'node', 'scripts/check-content/main.ts'],
  ['build', 'node', 'scripts/build.ts'],
  ['unit and integration', 'vitest', 'run'],
  ['download sizes', 'node', 'scripts/check-bytes.ts'],
  ['browser', 'playwright', 'test'],
  ['lighthouse', 'node', 'scripts/lighthouse.ts', '--quick'],
  ['benchmark', 'node', 'tests/bench/filter.ts'],
]

const run = async (command: string, args: readonly string[]): Promise<boolean> => {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

const results: { name: string; passed: boolean; seconds: number }[] = []
for (const [name, command, ...args] of steps) {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const passed = await run(command, args)
  results.push({ name, passed, seconds: (performance.now() - started) / 1000 })
}

const failed = results.filter(({ passed }) => !passed).length
console.log('')
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(24)}${seconds.toFixed(1).padStart(6)} s`)
}
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
