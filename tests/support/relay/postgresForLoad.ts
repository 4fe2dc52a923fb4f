import type { TestProject } from 'vitest/node'
import { lendEnvironment } from '../../../scripts/environment.ts'
import { startPostgres } from './startPostgres.ts'

/** With `--mode load`, test databases are on a real PostgreSQL, which many processes use at the same time. */
export default async ({ config }: TestProject): Promise<(() => void) | undefined> => {
  if (config.mode !== 'load') return undefined
  const { url, stop } = await startPostgres()
  lendEnvironment({ TEST_POSTGRES_URL: url })
  return stop
}
