import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { View } from '../../../imagery/model.ts'
import type { Ground } from './ground.ts'

export interface Job {
  readonly glb: string
  readonly width: number
  readonly height: number
  /** Rays a pixel: 12 are clean after denoising, 8 do for a draft. */
  readonly samples: number
  readonly views: readonly (View & { readonly output: string })[]
  readonly ground: Ground
  /** Frames of a turntable of the first view, or 0 for still pictures. */
  readonly turns: number
}

const script = fileURLToPath(new URL('./cycles.py', import.meta.url))

const howToInstall =
  'Blender is missing. Debian: apt-get install --no-install-recommends blender python3-numpy; others: blender.org.'

/** Renders a job; `file` is where its description is kept. Throws what Blender said when it fails. */
export const renderJob = async (job: Job, file: string): Promise<void> => {
  await writeFile(file, JSON.stringify(job))
  const blender = spawn('blender', ['-b', '--python-exit-code', '1', '-P', script, '--', file])
  let said = ''
  for (const stream of [blender.stdout, blender.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
  const [code] = (await Promise.race([
    once(blender, 'exit'),
    once(blender, 'error').then(() => {
      throw new Error(howToInstall)
    }),
  ])) as [number | null]
  if (code !== 0) throw new Error(`Blender has failed:\n${said}`)
}
