import { createServer } from 'vite'
import { EnvironmentError, lendEnvironment, requireEnvironment } from './environment.ts'
import { openInbox } from './formService/inbox.ts'
import { openLocalDatabase } from './server/localDatabase.ts'
import { tryPort } from './server/ports.ts'
import { type Deliver, startSchedule } from './server/startSchedule.ts'
import { contentInDevelopment } from './site/contentInDevelopment.ts'
import { netlifyInDevelopment } from './site/netlifyInDevelopment.ts'

/** `npm run dev` reloads pages as you type, with the site's own functions, headers and redirects. */
const start = async (): Promise<void> => {
  const environment = requireEnvironment()
  const { PORT: port = 8888, HOST: host = '127.0.0.1' } = environment
  // Vite would take the next free port.
  await tryPort(port, host)
  const inbox = await openInbox(environment, port)
  const { NETLIFY_DB_URL: databaseUrl = (await openLocalDatabase()).url } = environment
  lendEnvironment({ QUOTE_FORM_URL: inbox.url, NETLIFY_DB_URL: databaseUrl })

  const server = await createServer({
    plugins: [netlifyInDevelopment(), contentInDevelopment()],
    server: { port, host },
  })
  await server.listen()
  startSchedule(() => server.ssrLoadModule('/functions/deliver.ts') as Promise<Deliver>)
  console.log(`Site  ${server.resolvedUrls?.local[0] ?? ''}\n${inbox.line}`)
}

start().catch((error: unknown) => {
  // `npm start` in another window may use the same ports.
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exit(1)
})
