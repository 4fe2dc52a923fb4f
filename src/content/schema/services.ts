import * as z from 'zod'
import { servicesMenu } from '../site.ts'
import { group, list, requiredText, texts } from './fields.ts'
import { pictureSchema } from './media.ts'

const [, ...parts] = servicesMenu
const anchors = parts.map(({ id }) => id)
const anchorAdvice = `is where the menu of the page leads; choose one of ${anchors.join(', ')}`

const consultingService = group({
  id: z.enum(anchors, { error: anchorAdvice }),
  title: requiredText,
  lead: requiredText,
  paragraphs: texts('paragraphs'),
  points: texts('points'),
  deliverables: texts('deliverables'),
})

/** The page's menu links to each consulting service by its id. */
export const servicesSchema = group({
  hero: group({ title: requiredText, lead: requiredText, picture: pictureSchema.exactOptional() }),
  equipment: list('services', group({ title: requiredText, text: requiredText })),
  consulting: list('services', consultingService).min(anchors.length, {
    error: `must have a service for each part of the page's menu; write ${anchors.join(', ')}`,
  }),
  picture: pictureSchema,
  menu: requiredText,
  equipmentTitle: requiredText,
  scope: requiredText,
  results: requiredText,
})
