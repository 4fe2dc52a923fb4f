import { readFileSync } from 'node:fs'
import { EnvironmentError } from './environment.ts'
import { loadKnownActions } from './replay/loadKnownActions.ts'
import { readOptions, type ReplayOptions, usage } from './replay/options.ts'
import { replay } from './replay/replay.ts'
import { readVisit } from './replay/visitFile.ts'

/** `npm run replay -- FILE`: shows a visit that Redux DevTools have exported (docs/architecture.md). */

const messageOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  // It has a line for each faulty variable; below other first lines are logs of the browser.
  return error instanceof EnvironmentError ? message : (message.split('\n')[0] ?? '')
}

const fail = (error: unknown, advice = ''): never => {
  console.error(`${messageOf(error)}${advice}`)
  process.exit(1)
}

const options = ((): ReplayOptions => {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    return fail(error, `\n\n${usage}`)
  }
})()

try {
  const visit = readVisit(readFileSync(options.file, 'utf8'), await loadKnownActions())
  await replay(visit, options)
  console.log(`${visit.actions.length} actions shown; the last screen is in ${options.picture}.`)
} catch (error) {
  fail(error)
}
