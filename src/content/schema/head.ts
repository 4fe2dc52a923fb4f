import { group, text } from './fields.ts'

const titleAdvice = 'must be the title for browsers and search engines; write at most 60 characters'
const descriptionAdvice = 'must be the description for search engines; write 110 to 155 characters'

const lengthFault =
  (advice: string) =>
  ({ input }: { input?: unknown }): string =>
    `has ${String(input).length} characters; ${advice}`

export const headSchema = group({
  title: text(titleAdvice).max(60, { error: lengthFault('write at most 60') }),
  description: text(descriptionAdvice).regex(/^.{110,155}$/, { error: lengthFault('write 110 to 155') }),
})
