import * as z from 'zod'
import { countries } from '../countries.ts'
import { group, list, requiredText } from './fields.ts'

const answers = list('answers, each with title and text', group({ title: requiredText, text: requiredText }))

/** What each office says of delivery, price, spare parts and training. */
export const orderingSchema = group({
  title: requiredText,
  offices: z.record(z.enum(countries), answers),
})
