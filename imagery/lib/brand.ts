export { palette } from '../../src/app/theme/tokens.ts'
import { site } from '../../src/content/site.ts'

export const brandName = site.name
