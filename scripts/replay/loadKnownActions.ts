import { createServer } from 'vite'

/** The types of the store's actions, by way of Vite, which knows the modules that the build makes. */
export const loadKnownActions = async (): Promise<ReadonlySet<string>> => {
  const vite = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: 'error' })
  try {
    const { knownActions } = (await vite.ssrLoadModule('/scripts/replay/knownActions.ts')) as {
      knownActions: ReadonlySet<string>
    }
    return knownActions
  } finally {
    await vite.close()
  }
}
