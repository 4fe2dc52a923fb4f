import './checkContent/main.ts'
import { lendEnvironment, readEnvironment } from '../functions/relay/environment.ts'
import { buildSite } from './buildSite.ts'
import { derivedFiles } from './derivedFiles/derivedFiles.ts'
import { refresh } from './derivedFiles/refresh.ts'
import { alertWarning, relayWarning } from './relayWarning.ts'

if (process.exitCode) process.exit()
const started = performance.now()
const { environment, faults } = readEnvironment()
// Sheets are set with React too, and the pages take what is loaded.
lendEnvironment({ NODE_ENV: 'production' })
for (const name of await refresh(derivedFiles())) console.log(`Made public/${name}`)
const pages = await buildSite({ reporting: environment.REPORT_SHARE !== undefined })
console.log(`Built ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
for (const warning of [...faults, relayWarning(environment) ?? [], alertWarning(environment) ?? []].flat())
  console.warn(warning)
