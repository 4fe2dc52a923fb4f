import { pictureSchema } from '../../../src/content/mediaSchema.ts'
import { servicesMenu } from '../../../src/content/navigation.ts'
import { text } from '../../../src/content/textSchema.ts'
import { group, list, shown, texts } from './fields.ts'

const [, ...parts] = servicesMenu
const anchors: readonly string[] = parts.map(({ id }) => id)
const anchorAdvice = `is where the menu of the page leads; choose one of ${anchors.join(', ')}`

const consultingService = group({
  id: text(anchorAdvice).oneOf(anchors, anchorAdvice),
  title: shown,
  lead: shown,
  paragraphs: texts('paragraphs'),
  points: texts('points'),
  deliverables: texts('deliverables'),
})

/** `src/content/services.json`: the menu of the page leads to each consulting service by its id. */
export const servicesSchema = group({
  hero: group({ title: shown, lead: shown, picture: pictureSchema.optional() }),
  equipment: list('services', group({ title: shown, text: shown })),
  consulting: list('services', consultingService).min(
    anchors.length,
    `must have a service for each part of the page's menu; write ${anchors.join(', ')}`,
  ),
  picture: pictureSchema,
})
