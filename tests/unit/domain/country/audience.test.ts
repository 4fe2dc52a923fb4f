// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { audienceFor, audienceStyles } from '../../../../src/domain/country/audience.ts'

const countries = ['Cambodia', 'Singapore', 'Viet Nam']

const elements = [
  ['Cambodia'],
  ['Singapore'],
  ['Viet Nam'],
  ['Cambodia', 'Viet Nam'],
  ['Singapore', 'Viet Nam'],
]

const style = document.createElement('style')
style.textContent = audienceStyles(countries, 'Cambodia')

beforeEach(() => {
  // Another file's page may have set it: the files of a worker share the document.
  delete document.documentElement.dataset.country
  document.head.append(style)
  for (const audience of elements) {
    const element = document.createElement('p')
    element.setAttribute('data-only', audienceFor(...audience)['data-only'])
    element.textContent = audience.join(', ')
    document.body.append(element)
  }
})

afterEach(() => {
  style.remove()
})

it.each([
  [undefined, 'Cambodia'],
  ['', 'Cambodia'],
  ['Atlantis', 'Cambodia'],
  ['Singapore', 'Singapore'],
  ['singapore', 'Singapore'],
  ['Viet Nam', 'Viet Nam'],
])(
  'the style of the first frame shows a visitor whose storage says %s only the elements for %s',
  (stored, country) => {
    if (stored !== undefined) document.documentElement.dataset.country = stored
    const own = elements.filter((audience) => audience.includes(country))
    const shown = [...document.querySelectorAll('[data-only]')].filter(
      (element) => getComputedStyle(element).display !== 'none',
    )
    expect(shown.map(({ textContent }) => textContent)).toEqual(own.map((audience) => audience.join(', ')))
  },
)
