import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ['tests/{unit,integration}/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/setup.ts'],
      // Testing Library unmounts after each test where it finds a global afterEach.
      globals: true,
      restoreMocks: true,
      // By default one core is left idle.
      maxWorkers: availableParallelism(),
      // A busy machine is no fault of the code: a test that hangs still ends.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
)
