import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { editProducts, editTexts } from './testContent/edits.ts'

/**
 * `npm run test:content`: edits products, offices, texts and the company's name in a copy of the project, as staff do.
 * What CI runs stays green, but for tests in browsers: their site has content of its own.
 */

/** The documents name files that the copy does not have, and the relay reads no content. */
const leftOutTests = ['docs', 'relay'].flatMap((folder) => ['--exclude', `tests/*/${folder}/**`])

const leftOut = ['node_modules', 'dist', '.cache', '.netlify', '.git']

const root = await mkdtemp(join(tmpdir(), "Bank's & គម្រោង "))

const run = (cwd: string, script: string, ...args: string[]): void => {
  const started = performance.now()
  console.log(`\n— ${[script, ...args].join(' ')}`)
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd, stdio: 'inherit' })
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
  if (status !== 0) process.exitCode = 1
}

const vitest = 'node_modules/vitest/vitest.mjs'
try {
  const project = resolve('.')
  await cp(project, root, { recursive: true, filter: (file) => !leftOut.includes(basename(file)) })
  // Junctions, since Windows lets only administrators make symbolic links.
  for (const folder of ['', 'imagery'])
    await symlink(join(project, folder, 'node_modules'), join(root, folder, 'node_modules'), 'junction')
  const { done, pictures } = await editProducts(root)
  await editTexts(root)
  console.log(done)
  run(root, 'scripts/pictures.ts', ...pictures)
  // The backgrounds of share cards have the company's name.
  run(root, 'imagery/lineWork/writeLineWork.ts')
  run(root, 'scripts/build.ts')
  run(root, vitest, 'run', '--mode', 'content', ...leftOutTests)
  run(root, 'node_modules/typescript/bin/tsc', '-b')
  run(join(root, 'imagery'), vitest, 'run')
} finally {
  await rm(root, { recursive: true })
}
