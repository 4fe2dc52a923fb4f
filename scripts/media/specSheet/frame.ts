import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { palette } from '../../../src/app/theme/tokens.ts'
import type { Company } from '../../../src/content/companies.ts'
import { site } from '../../../src/content/site.ts'
import { lineWork } from '../engraving/lineWork.ts'
import { serialNumber } from '../../../src/content/product.ts'
import { wavePath } from '../engraving/guilloche.ts'
import { markPaths } from '../icons/mark.ts'
import { style } from './style.ts'

/** The head of every page: the mark, and the product's serial number. */
export const header = (product: { readonly id: number }): ReactElement =>
  h(
    View,
    { style: style.header, fixed: true },
    h(
      View,
      { style: style.brand },
      h(
        Svg,
        { viewBox: '0 0 64 64', style: { width: 25, height: 25 } },
        h(Path, { d: markPaths.disc, fill: palette.intaglio }),
        h(Path, { d: markPaths.letter, fill: palette.paper }),
      ),
      h(Text, { style: style.brandName }, site.name),
    ),
    h(Text, { style: style.serial }, `SPECIFICATIONS  ${serialNumber(product).toUpperCase()}`),
  )

/** The braid under the head of the first page. */
export const braid = (): ReactElement =>
  h(
    Svg,
    { viewBox: '0 0 1200 48', style: { position: 'absolute', top: 60, left: 46, width: 503, height: 20 } },
    ...lineWork.divider.layers.flatMap(({ waves, tone, opacity }) =>
      [0, 600].map((shift) =>
        h(Path, {
          d: wavePath(waves),
          transform: `translate(${shift}, 24)`,
          fill: 'none',
          stroke: palette[tone],
          strokeWidth: 0.8,
          strokeOpacity: opacity,
        }),
      ),
    ),
  )

const office = (company: Company): ReactElement =>
  h(
    View,
    { style: style.office },
    h(Text, { style: style.officeName }, company.companyFullName),
    ...company.address.map((line) => h(Text, { style: style.small }, line)),
    h(Text, { style: style.small }, `${company.phone}  ${company.email}`),
  )

/** The foot of every page: the offices, the date of the data and the page's number. */
export const footer = (offices: readonly Company[], edition: string): ReactElement =>
  h(
    View,
    { style: style.footer, fixed: true },
    h(
      View,
      { style: style.footerRow },
      ...offices.map(office),
      h(
        View,
        { style: style.edition },
        h(Text, { style: style.small }, `Data of ${edition}`),
        h(Text, { style: style.small }, 'Subject to change without notice'),
        h(Text, {
          style: style.pageNumber,
          render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`,
        }),
      ),
    ),
  )
