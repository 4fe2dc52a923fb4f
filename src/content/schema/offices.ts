import * as z from 'zod'
import { countries } from '../countries.ts'
import { group, list, requiredText, text } from './fields.ts'

export const accentColors = ['intaglio', 'brass', 'ink'] as const

const cityAdvice =
  'must be the name of the place in letters A-Z, spaces or hyphens, as its link is made of it; ' +
  'write it like "Phnom Penh"'
const pictureAdvice =
  'must be a picture of public/media/regional, without width and ending; write it like ' +
  '"/media/regional/singapore"'
const accentAdvice = `is not a colour of the cards; choose one of ${accentColors.join(', ')}`
const countAdvice = 'must be three hubs: the home page has two side by side and one below; add or remove some'

/** `image` is a path without width and extension; `accentColor` is a name of the palette. */
const hubSchema = group({
  city: text(cityAdvice, /^[A-Za-z]+([ -][A-Za-z]+)*$/),
  description: text('says what the office does; write it'),
  image: text(pictureAdvice, /^\/media\/regional\/[a-z0-9-]+$/),
  accentColor: z.enum(accentColors, accentAdvice),
})

/** The hubs of the home page (specification 2.4): the last one spans both columns. */
export const officesSchema = group({
  hubs: list('offices', hubSchema).length(3, countAdvice),
})

const answers = list('answers, each with title and text', group({ title: requiredText, text: requiredText }))

/** What each office says of delivery, price, spare parts and training. */
export const orderingSchema = group({
  title: requiredText,
  offices: z.record(z.enum(countries), answers),
})
