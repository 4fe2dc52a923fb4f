import * as z from 'zod'
import { countries } from '../countries.ts'
import { group, requiredText } from './fields.ts'

/** What each office says of delivery, price, spare parts and training, in one paragraph. */
export const orderingSchema = group({
  title: requiredText,
  offices: z.record(z.enum(countries), requiredText),
})
