import { readEnvironment } from '../functions/relay/services/environment.ts'
import { buildSite } from './build/buildSite.ts'
import { refresh } from './derivedFiles/refresh.ts'
import { lendEnvironment, scriptsSchema } from './environment.ts'
import { recordRevisions } from './feed/revisions.ts'
import { relayWarnings } from './server/relayWarnings.ts'

const { environment, faults } = readEnvironment(scriptsSchema)
for (const { name, message } of faults) console.error(`The build stops: ${name} ${message}`)
if (faults.length > 0) process.exit(1)
await import('./checkContent/main.ts')
if (process.exitCode) process.exit()
const started = performance.now()
// Set before the spec sheets load React, because the pages use the same copy.
lendEnvironment({ NODE_ENV: 'production' })
if (recordRevisions()) console.log('Wrote src/content/revisions.json')
// Imported after the check, because they import texts and Node would stop at a file that is not JSON.
const { writeManifest } = await import('./build/manifest.ts')
if (writeManifest()) console.log('Wrote public/site.webmanifest')
const { derivedFiles } = await import('./derivedFiles/derivedFiles.ts')
for (const name of await refresh(derivedFiles())) console.log(`Made public/${name}`)
const pages = await buildSite()
console.log(`Built ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
for (const warning of relayWarnings(environment)) console.warn(warning)
