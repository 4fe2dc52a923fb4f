import * as z from 'zod'
import { group, list, placeholdersIn, requiredText, text, texts } from './fields.ts'

const file = text('must be the address of a file under public/; write it like "/media/flag/x.svg"', /^\/\S+$/)

const copyrightAdvice =
  'must be the line under the footer with {year} for the year; write it like "© {year} Veritally Pte. Ltd."'

/** A country that the visitor can choose (specification 3). */
const countrySchema = group({
  name: requiredText,
  code: text('must be the two letters of ISO 3166-1; write it like "SG"', /^[A-Z]{2}$/),
  flag: file,
  logo: file,
  logoOnInk: file,
  companyName: requiredText,
  companyFullName: requiredText,
  slogan: requiredText,
  description: requiredText,
  phone: text('must be the phone number with its country code; write it like "+65 0000 0000"', /^\+[\d ]+$/),
  email: z.email('must be an email address; write it like "name@veritally.example"'),
  telegram: text(
    'must be the address of a chat; write it like "https://t.me/name"',
    /^https:\/\/t\.me\/\w+$/,
  ).optional(),
  whatsApp: text(
    'must be the address of a chat; write it like "https://wa.me/6500000000"',
    /^https:\/\/wa\.me\/\d+$/,
  ).optional(),
  address: texts('lines of the address'),
  /** The footer shows those that have a time. */
  businessHours: list('days with their hours', group({ days: requiredText, hours: requiredText })),
  /** The build's year replaces `{year}`. */
  copyright: z
    .string(copyrightAdvice)
    .refine((line) => placeholdersIn(line).join() === '{year}', copyrightAdvice),
})

export const countriesSchema = list('countries', countrySchema)

export type CountryRecord = z.infer<typeof countrySchema>
