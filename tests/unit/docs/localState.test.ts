import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

/** Parts of a page that keep something themselves, by the names of their files. */
const keepersIn = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([, code]) => /\buse(?:State|Ref|Reducer)\b *[<(]/.test(code))
    .map(([file]) => basename(file).replace(/\.tsx?$/, ''))
    .sort()

const source = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join('src', file), 'utf8')]),
)

const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(
  '### What components keep themselves',
)
const [list = ''] = section.split('\n#')

/** Only the items: what stands above them names hooks. */
const named = list
  .split('\n- ')
  .slice(1)
  .flatMap((item) => [...item.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))

it('the architecture has each part that keeps something itself, once, and no other', () => {
  expect(named.toSorted()).toEqual(keepersIn(source))
})

it('a part that is missing is found', () => {
  const added = new Map([...source, ['ui/Added.tsx', 'const [isOpen, setOpen] = useState<boolean>()']])
  expect(keepersIn(added).filter((name) => !named.includes(name))).toEqual(['Added'])
})
