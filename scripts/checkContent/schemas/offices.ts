import { accentColors } from '../../../src/content/office.ts'
import { text } from '../../../src/content/textSchema.ts'
import { group, list } from './fields.ts'

const cityAdvice =
  'must be the name of the place in letters A-Z, spaces or hyphens, as its link is made of it; write it like "Phnom Penh"'
const pictureAdvice =
  'must be a picture of public/media/regional, without width and ending; write it like "/media/regional/singapore"'
const accentAdvice = `is not a colour of the cards; choose one of ${accentColors.join(', ')}`

const hub = group({
  city: text(cityAdvice, /^[A-Za-z]+([ -][A-Za-z]+)*$/),
  description: text('says what the office does; write it'),
  image: text(pictureAdvice, /^\/media\/regional\/[a-z0-9-]+$/),
  accentColor: text(accentAdvice).oneOf(accentColors, accentAdvice),
})

/** `src/content/offices.json`: the hubs of the home page (spec section 3). */
export const officesSchema = group({ hubs: list('offices', hub) })
