/** All checks of the project by their names in package.json. `npm test`, `.ci/run` and CI run them. */

interface Plan {
  /** Two rows run at the same time, each on a core, and take about equally long. */
  sideBySide: readonly (readonly string[])[]
  /** These run after the rows, because they use the whole build. */
  oneByOne: readonly string[]
}

const lintRow = ['lint', 'check:format', 'check:unused']

export const plans: Record<'check' | 'test' | 'further', Plan> = {
  /** `npm run check`: the checks that need no build. */
  check: { sideBySide: [lintRow, ['typecheck', 'check:content']], oneByOne: [] },
  /** `npm test`. The build checks the content. */
  test: {
    sideBySide: [lintRow, ['typecheck', 'build', 'check:bytes', 'build:fixtures', 'test:unit']],
    oneByOne: ['test:integration', 'test:e2e'],
  },
  /** `npm run verify` and `.ci/run`, after `npm test`, whose build they use. */
  further: {
    sideBySide: [],
    oneByOne: ['test:content', 'test:load', 'check:html', 'test:engines', 'test:bench', 'test:imagery'],
  },
}

/** CI runs the benches too, most with few rounds, to see that they still work. */
export const benches = [
  'bench',
  'bench:interaction -- --rounds 1',
  'bench:web -- --runs 1 --pages home,quote',
]
