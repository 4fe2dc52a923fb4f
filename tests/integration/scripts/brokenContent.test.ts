import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../../support/copyProject.ts'

/**
 * A copy of the project with content that cannot be read, in a folder of an awkward name. The scripts import some of
 * these files.
 */
const root = copyProject('package.json', 'vite.config.ts', 'functions', 'scripts', 'src')
cpSync('tests/support/fixtures/content', join(root, 'src/content'), { recursive: true })

/** A text of a file of `src/content` and what it becomes. */
type Mistake = readonly [file: string, sound: string, spoilt: string]

/** What the build prints of files with mistakes. It begins with `npm run check:content`. */
const reportOf = (mistakes: readonly Mistake[]) => {
  const files = mistakes.map(([name, sound, spoilt]) => {
    const file = join(root, 'src/content', name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(sound, spoilt))
    return [file, text] as const
  })
  const report = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, encoding: 'utf8' })
  for (const [file, text] of files) writeFileSync(file, text)
  return report
}

it('the build names the place of each missing comma, and what to do', () => {
  const names = [
    'data/glossary.json',
    'texts/figureNames.json',
    'texts/services.json',
    'texts/sizeDrawing.json',
  ]
  const { status, stderr } = reportOf(names.map((name) => [name, ',', '']))
  for (const name of names)
    expect(stderr).toMatch(
      new RegExp(`^src/content/${name}\n  line \\d+, column \\d+: .*\n    is not valid JSON;`, 'm'),
    )
  expect(stderr).toContain('4 faults in the content.')
  expect(status).toBe(1)
})

// One at a time: Node stops at the first of these files that it cannot read.
it.each([
  ['data/countries.ts', "code: 'SG',", "code: 'SG'", "flag: '/media/flag/singapore.svg',"],
  ['data/categories.ts', "'Retail'", '‘Retail’', "{ id: 'retail', name: ‘Retail’ },"],
  ['site.ts', "'Veritally'", "'Veritally's'", "name: 'Veritally's',"],
])('the build names the place of a mistake in %s, and what to do', (name, sound, spoilt, value) => {
  const path = `src/content/${name}`
  const lines = readFileSync(join(root, path), 'utf8').replace(sound, spoilt).split('\n')
  const line = lines.findIndex((text) => text.trim() === value) + 1
  const { status, stderr } = reportOf([[name, sound, spoilt]])
  expect(stderr).toContain(`${path}\n  line ${line}: ${JSON.stringify(value)}\n    cannot be read; look`)
  expect(stderr).toContain('1 fault in the content.')
  expect(status).toBe(1)
})
