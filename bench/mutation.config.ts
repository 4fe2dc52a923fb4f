import type { ViteUserConfig } from 'vitest/config'
import config from '../vitest.config.ts'

const { test, ...site }: ViteUserConfig = config

/** The unit tests of what mutation.json changes. */
export default {
  ...site,
  test: {
    ...test,
    include: [
      'tests/unit/domain/contract/{quoteRequest,quoteRequest.copied,toQuoteRequest}.test.ts',
      'tests/unit/features/catalogue/filterProducts.test.ts',
      'tests/unit/functions/relay/http/rateLimit.test.ts',
    ],
  },
} satisfies ViteUserConfig
