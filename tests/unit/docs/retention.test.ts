import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import privacy from '../../../src/content/legal/privacy.json'

it.each(['docs/specification.md', 'docs/operations.md', 'docs/form-service.md'])(
  '%s says how long a delivery without proof is kept',
  async (file) => {
    expect(await readFile(file, 'utf8')).toContain('72 hours')
  },
)

it('the privacy policy tells visitors the same', () => {
  const kept = privacy.sections.find(({ heading }) => heading === 'How long it is kept')
  expect(kept?.paragraphs.join()).toMatch(/72 hours .* 30 days/)
})
