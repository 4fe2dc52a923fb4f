import * as z from 'zod'
import { countryRecords } from '../data/countries.ts'
import { group, requiredText } from './fields.ts'

const countryNames = countryRecords.map(({ name }) => name)

/** What each office says of delivery, price, spare parts and training, in one paragraph. */
export const orderingSchema = group({
  title: requiredText,
  offices: z.record(z.enum(countryNames), requiredText),
})
