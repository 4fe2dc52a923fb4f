import { Document, type DocumentProps, Image, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { categoryLabel } from '../../src/content/categories.ts'
import { site } from '../../src/content/site.ts'
import type { Product } from '../../src/machines/product.ts'
import type { Drawing } from '../sizeDrawings/shapes.ts'
import { braid, footer, header, type PrintedOffice } from './headerAndFooter.ts'
import type { SheetPicture } from './picture.ts'
import { sizeView } from './sizeView.ts'
import { style } from './style.ts'
import { table } from './table.ts'

interface SheetFacts {
  readonly offices: readonly PrintedOffice[]
  readonly picture: SheetPicture
  /** Undefined for a machine whose sheet states no size. */
  readonly size: { readonly drawing: Drawing; readonly sentence: string } | undefined
  readonly date: Date
}

const feature = (text: string): ReactElement =>
  h(
    View,
    { style: style.feature, wrap: false },
    h(View, { style: style.tick }),
    h(Text, { style: style.featureText }, text),
  )

export function sheet(product: Product, facts: SheetFacts): ReactElement<DocumentProps> {
  const { offices, picture, size, date } = facts
  const edition = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  return h(
    Document,
    {
      title: `${product.name}: specifications`,
      author: offices.map(({ companyFullName }) => companyFullName).join(', '),
      subject: 'Product specifications',
      creator: site.name,
      language: 'en-GB',
      creationDate: date,
      modificationDate: date,
    },
    h(
      Page,
      { size: 'A4', style: style.page },
      header(product),
      braid(),
      h(Text, { style: style.eyebrow }, categoryLabel(product.category, product.subcategory).toUpperCase()),
      h(Text, { style: style.title }, product.name),
      h(
        View,
        { style: style.lead },
        h(
          View,
          null,
          h(Image, { src: { data: picture.data, format: 'jpg' }, style: style.picture }),
          h(Text, { style: style.caption }, picture.caption),
        ),
        h(Text, { style: style.description }, product.description),
      ),
      h(Text, { style: style.heading }, 'Features'),
      h(View, { style: style.features }, ...product.features.map(feature)),
      h(Text, { style: style.heading, minPresenceAhead: 80 }, 'Specifications'),
      table(product.specifications),
      size && sizeView(size.drawing, size.sentence),
      footer(offices, edition),
    ),
  )
}
