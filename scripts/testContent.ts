import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { readProducts } from './build/products.ts'
import type { ContentFile } from './checkContent/files/contentFile.ts'
import { publicFileExists, readContent } from './checkContent/files/readContent.ts'
import { checkProducts } from './checkContent/products/checkProducts.ts'

/**
 * `npm run test:content`: edits, adds and withdraws a product in a copy of the project, as staff do.
 * Content check, build and the tests that need no browser stay green.
 */

/** Left out, because the documents name files that the copy does not have. */
const withoutDocs = ['--exclude', 'tests/unit/docs/**']

const leftOut = ['node_modules', 'dist', '.cache', '.netlify', '.git', 'imagery']

const root = await mkdtemp(join(tmpdir(), "Bank's & គម្រោង "))

const run = async (script: string, ...args: string[]): Promise<void> => {
  console.log(`\n— ${[script, ...args].join(' ')}`)
  const [code] = (await once(
    spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }),
    'exit',
  )) as [number | null]
  if (code !== 0) process.exitCode = 1
}

const { products: files } = readContent()

/** A product that nothing refers to, and whose place has enough others. */
const withdrawable = (): ContentFile | undefined =>
  files.find((file) => {
    const others = files.filter((other) => other !== file)
    return checkProducts(others, publicFileExists).length === 0
  })

const heavier = (text: string): string =>
  text.replace(
    /("Weight": ")([\d.]+)/,
    (_, label: string, kg: string) => label + (Number(kg) + 0.1).toFixed(1),
  )

const edit = async (): Promise<void> => {
  const withdrawn = withdrawable()
  const edited = files.find((file) => file !== withdrawn)
  if (!edited || !withdrawn) throw new Error('no product to edit and to withdraw')
  await writeFile(join(root, edited.path), heavier(edited.text))
  await rm(join(root, withdrawn.path))

  const products = readProducts()
  const [model] = products
  const id = Math.max(...products.map((product) => product.id)) + 1
  const added = {
    ...model,
    id,
    name: `XX ${id} Sample Machine`,
    description: model?.description.replace(/\w+/, 'Sample'),
    pdf: `/specs/xx-${id}.pdf`,
  }
  const path = `src/content/products/${id}-xx-${id}.json`
  await writeFile(join(root, path), JSON.stringify(added, null, 2))
  console.log(
    `Edited ${basename(edited.path)}, withdrew ${basename(withdrawn.path)}, added ${basename(path)}`,
  )
}

try {
  const project = resolve('.')
  await cp(project, root, { recursive: true, filter: (file) => !leftOut.includes(basename(file)) })
  // A junction, since Windows lets only administrators make symbolic links.
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
  await edit()
  await run('scripts/build.ts')
  await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--mode',
    'content',
    'tests/unit',
    'tests/integration/pages/site/shipped',
    ...withoutDocs,
  )
} finally {
  await rm(root, { recursive: true })
}
