import { readFileSync } from 'node:fs'
import { loadKnownActions } from './replay/loadKnownActions.ts'
import { readOptions, type ReplayOptions, usage } from './replay/options.ts'
import { replay } from './replay/replay.ts'
import { readVisit } from './replay/visitFile.ts'

/** `npm run replay -- FILE`: shows a visit that Redux DevTools have exported (docs/architecture.md). */

const fail = (error: unknown, advice = ''): never => {
  console.error(`${error instanceof Error ? error.message : String(error)}${advice}`)
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
