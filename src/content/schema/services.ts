import * as z from 'zod'
import { servicesMenu } from '../navigation.ts'
import { group, list, shown, texts } from './fields.ts'
import { pictureSchema } from './media.ts'

const [, ...parts] = servicesMenu
const anchors = parts.map(({ id }) => id)
const anchorAdvice = `is where the menu of the page leads; choose one of ${anchors.join(', ')}`

const consultingService = group({
  id: z.enum(anchors, { error: anchorAdvice }),
  title: shown,
  lead: shown,
  paragraphs: texts('paragraphs'),
  points: texts('points'),
  deliverables: texts('deliverables'),
})

/** The page's menu links to each consulting service by its id. */
export const servicesSchema = group({
  hero: group({ title: shown, lead: shown, picture: pictureSchema.exactOptional() }),
  equipment: list('services', group({ title: shown, text: shown })),
  consulting: list('services', consultingService).min(anchors.length, {
    error: `must have a service for each part of the page's menu; write ${anchors.join(', ')}`,
  }),
  picture: pictureSchema,
  menu: shown,
  equipmentTitle: shown,
  scope: shown,
  results: shown,
})
