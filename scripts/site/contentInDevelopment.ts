import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'

/** What the check of content says of faults; undefined when there are none. In a process that reads the files anew. */
const checkContent = async (root: string): Promise<string | undefined> => {
  const check = spawn(process.execPath, [join(root, 'scripts/checkContent/main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [report] = await Promise.all([text(check.stderr), once(check, 'exit')])
  return check.exitCode === 0 ? undefined : report.trim()
}

/** Shows the faults of content over each page until they are mended; it checks now and after each edit of content. */
export const contentInDevelopment = (): Plugin => ({
  name: 'content-in-development',
  configureServer: ({ config: { root }, ws, watcher }) => {
    let fault: string | undefined
    let last = Promise.resolve()
    let isWaiting = false

    const show = (message: string) => {
      ws.send({ type: 'error', err: { message, stack: '', plugin: 'npm run check:content' } })
    }

    const check = async () => {
      const found = await checkContent(root)
      if (found !== undefined) {
        console.error(`\n${found}`)
        show(found)
      } else if (fault !== undefined) {
        console.log('Content is sound again.')
        ws.send({ type: 'full-reload' })
      }
      fault = found
    }

    /** Edits during a check share the next one. */
    const checkNext = () => {
      if (isWaiting) return
      isWaiting = true
      last = last.then(() => {
        isWaiting = false
        return check()
      })
    }

    const onEdit = (file: string) => {
      if (/^src[\\/]content[\\/]/.test(relative(root, file))) checkNext()
    }
    for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, onEdit)
    // A page that is loaded anew has lost the message.
    ws.on('connection', () => {
      if (fault !== undefined) show(fault)
    })
    checkNext()
  },
})
