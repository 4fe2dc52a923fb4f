import { array, object, string } from 'yup'

const text = (advice: string) => string().typeError(advice).required(advice).matches(/\S/, advice)

const list = (what: string) => `must be a list of ${what}; write at least one`

const paragraphs = array(text('is empty; write the paragraph or remove it'))
  .typeError(list('paragraphs'))
  .required(list('paragraphs'))
  .min(1, list('paragraphs'))

const section = object({ heading: text('is the heading of the section; write it'), paragraphs })

const updated = text('is the date of the version in force; write it like "January 1, 2025"').matches(
  /^[A-Z][a-z]+ \d{1,2}, \d{4}$/,
  'must be a date; write it like "January 1, 2025"',
)

/** One file of `src/content/legal`. */
export const legalSchema = object({
  title: text('is the title of the page; write it'),
  updated,
  sections: array(section).typeError(list('sections')).required(list('sections')).min(1, list('sections')),
})

const hub = object({
  city: text('is the name of the place; write it'),
  description: text('says what the office does; write it'),
  image: text('must be the picture without width and ending; write it like "/media/regional/singapore"'),
  accentColor: text('is the name of a colour of the theme; write it like "brass"'),
})

/** `src/content/offices.json`: the three hubs of the home page (spec section 3). */
export const officesSchema = object({
  hubs: array(hub).typeError(list('offices')).required(list('offices')).min(1, list('offices')),
})
