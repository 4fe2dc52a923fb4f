import type { ViteUserConfig } from 'vitest/config'
import config from '../vitest.config.ts'

const { test, ...site }: ViteUserConfig = config

/** The tests of what mutation.json changes, but for those that take many seconds. */
export default {
  ...site,
  test: {
    ...test,
    include: [
      'tests/unit/domain/contract/{quoteRequest,quoteRequest.copied,toQuoteRequest,relay.reference}.test.ts',
      'tests/unit/features/catalogue/filterProducts.test.ts',
      'tests/unit/functions/relay/**/*.test.ts',
      'tests/integration/relay/delivery/*.test.ts',
      'tests/integration/relay/http/{quoteHandler,requestChecks,services,slowAnswer}.test.ts',
      'tests/integration/relay/requests/{brokenConnections,expiry,take}.test.ts',
      'tests/integration/relay/watch/*.test.ts',
    ],
    testNamePattern: '^(?!.*(23 days|any shape))',
  },
} satisfies ViteUserConfig
