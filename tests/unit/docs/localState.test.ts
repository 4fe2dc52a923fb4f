import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

/** Files whose state is not in the store, by the reasons of docs/architecture.md. */
const keepers = {
  Typing: ['AddSeveral', 'QuantityField', 'RoomFields'],
  Opening: ['AddSeveralButton', 'ShareList'],
  Answer: ['DownloadButtons', 'PageError', 'RequestStatus', 'YourRequests', 'useCopy'],
  Loading: [
    ...['CatalogueData', 'DelayNotice', 'ModelView', 'NoticeOutlet'],
    ...['PictureWithFallback', 'VideoModal', 'useFoundMessage', 'useLoaded'],
  ],
  Clock: ['FailedRequest', 'ReceiptTools', 'noticeTiming', 'timers'],
  'First render': ['ProductGrid', 'ProductView', 'useHydrated'],
  Focus: ['ContactPage', 'Explanation', 'FilterPanel', 'useStepAside'],
}
const listed = Object.values(keepers).flat()

/** The names of files that use React's own state. A ref needs no reason: its value is not rendered. */
const statefulIn = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([, code]) => /\buse(?:State|Reducer)\b *[<(]/.test(code))
    .map(([file]) => basename(file).replace(/\.tsx?$/, ''))

const source = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join('src', file), 'utf8')]),
)

it('each file with state of its own is listed once with its reason, and no other', () => {
  expect(listed.toSorted()).toEqual(statefulIn(source).toSorted())
})

it('the architecture explains each reason, with an example', () => {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(
    '### What components keep themselves',
  )
  const [list = ''] = section.split('\n#')
  const explained = list.split('\n- ').slice(1)
  expect(explained.map((item) => /^\*\*(.+?)\*\*: /.exec(item)?.[1])).toEqual(Object.keys(keepers))
  const examples = Object.values(keepers).map((names, index) =>
    names.filter((name) => explained[index]?.includes(`\`${name}\``)),
  )
  expect(examples.map(({ length }) => length)).toEqual(explained.map(() => 1))
})

it('a file that is missing is found', () => {
  const added = new Map([...source, ['ui/Added.tsx', 'const [isOpen, setOpen] = useState<boolean>()']])
  expect(statefulIn(added).filter((name) => !listed.includes(name))).toEqual(['Added'])
})
