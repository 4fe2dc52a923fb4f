import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a program that the machine has to have. Throws `howToInstall`
 * when it has not, and what it said when it fails.
 */
export const runTool = async (
  program: string,
  args: readonly string[],
  howToInstall: string,
): Promise<void> => {
  const child = spawn(program, args)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
  const [code] = (await Promise.race([
    once(child, 'exit'),
    once(child, 'error').then(() => {
      throw new Error(howToInstall)
    }),
  ])) as [number | null]
  if (code !== 0) throw new Error(`${program} has failed:\n${said}`)
}
