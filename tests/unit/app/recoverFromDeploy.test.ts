import { expect, it } from 'vitest'
import { recoverFromDeploy } from '../../../src/app/recoverFromDeploy.ts'

const makeTab = () => {
  const stored = new Map<string, string>()
  const opened: string[] = []
  const clock = { now: 1_000_000 }
  return {
    opened,
    clock,
    storage: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }),
    now: () => clock.now,
    open: (address: string) => void opened.push(address),
  }
}

it('opens the wanted address once, and again only after a minute', () => {
  const tab = makeTab()
  recoverFromDeploy('/products/5', tab)
  recoverFromDeploy('/products/5', tab)
  expect(tab.opened).toEqual(['/products/5'])
  tab.clock.now += 60_000
  recoverFromDeploy('/about', tab)
  expect(tab.opened).toEqual(['/products/5', '/about'])
})

it('leaves the page as it is where storage is blocked', () => {
  const tab = makeTab()
  const storage = () => {
    throw new Error('blocked')
  }
  recoverFromDeploy('/about', { ...tab, storage })
  expect(tab.opened).toEqual([])
})
