import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** The scripts import some of these files, and Node would stop at one that is not JSON. */
const names = [
  'data/glossary.json',
  'texts/figureNames.json',
  'texts/services.json',
  'texts/sizeDrawing.json',
]

it('check and build name the place of each missing comma, and what to do', () => {
  const root = mkdtempSync(join(tmpdir(), "Bank's 5%41 & គម្រោង "))
  for (const name of ['package.json', 'vite.config.ts', 'functions', 'scripts', 'src'])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  for (const name of names) {
    const file = join(root, 'src/content', name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(',', ''))
  }
  for (const script of ['scripts/checkContent/main.ts', 'scripts/build.ts']) {
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' })
    for (const name of names)
      expect(stderr).toMatch(
        new RegExp(`^src/content/${name}\n  line \\d+, column \\d+: .*\n    is not valid JSON;`, 'm'),
      )
    expect(stderr).toContain('4 faults in the content.')
    expect(status).toBe(1)
  }
  rmSync(root, { recursive: true })
})
