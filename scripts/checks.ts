/** All checks of the project by their names in package.json. `npm test`, `.ci/run` and CI run them. */

/**
 * Rows of checks. The rows run at the same time, and take about equally long; the checks of a row run one by one.
 */
type Plan = readonly (readonly string[])[]

export const plans: Record<'check' | 'test' | 'further', Plan> = {
  /** `npm run check`: the checks that need no build. */
  check: [
    ['lint', 'check:format', 'check:unused'],
    ['typecheck', 'check:content'],
  ],
  /**
   * `npm test`. The build checks the content. Browsers often wait, and other checks use these pauses: they share no
   * port, database or folder.
   */
  test: [
    ['lint', 'test:unit', 'test:integration'],
    ['build', 'check:bytes', 'build:fixtures', 'test:e2e', 'check:format', 'check:unused', 'typecheck'],
  ],
  /** `npm run verify` and `.ci/run`, after `npm test`, whose build they use. */
  further: [['test:content', 'test:load', 'check:html', 'test:engines', 'test:bench', 'test:imagery']],
}

/** CI runs the benches too, most with few rounds, to see that they still work. */
export const benches = [
  'bench',
  'bench:interaction -- --rounds 1',
  'bench:web -- --runs 1 --pages home,quote',
]
