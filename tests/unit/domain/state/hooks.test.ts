import { expectTypeOf, it } from 'vitest'
import { selectCountry } from '../../../../src/domain/country/countrySlice.ts'
import type { useAppSelector } from '../../../../src/domain/state/hooks.ts'
import type { RootState } from '../../../../src/domain/state/rootState.ts'

type Selector = Parameters<typeof useAppSelector>[0]

// `npm run typecheck` compares the types; when the test runs, nothing is left of them.
it('useAppSelector takes selectors of what the store has, and no others', () => {
  expectTypeOf(selectCountry).toExtend<Selector>()
  expectTypeOf<(state: Pick<RootState, 'country'>) => unknown>().toExtend<Selector>()
  expectTypeOf<RootState>().not.toHaveProperty('nothing')
  expectTypeOf<(state: { nothing: number }) => number>().not.toExtend<Selector>()
  expectTypeOf<(state: { country: number }) => number>().not.toExtend<Selector>()
})
