import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { View } from '../machines/model.ts'
import type { Ground } from './ground.ts'
import { runTool } from '../lib/tool.ts'

export interface Job {
  readonly glb: string
  readonly width: number
  readonly height: number
  /** Rays a pixel: 8 are clean after denoising. */
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
  await runTool('blender', ['-b', '--python-exit-code', '1', '-P', script, '--', file], howToInstall)
}
