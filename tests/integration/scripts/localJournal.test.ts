import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeBlobStore } from '../../../functions/relay/journal/blobStore.ts'
import { openLocalJournal } from '../../../scripts/server/localJournal.ts'

it('a call that is broken off stores its text whole or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'))
  const journal = await openLocalJournal(folder)
  const store = makeBlobStore()
  const paths = Array.from({ length: 400 }, (_, index) => `requests/${index}`)
  // The limits end at different moments, so that some calls are broken off before their text is read.
  await Promise.allSettled(
    paths.map((path, index) => makeBlobStore({ limitMs: 20 + (index % 80) }).put(path, 'entry')),
  )
  const texts = new Set<string | undefined>()
  for (const path of paths) texts.add(await store.get(path))
  await journal.close()
  await rm(folder, { recursive: true })
  expect([...texts].filter((text) => text !== undefined && text !== 'entry')).toEqual([])
})
