import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Company } from '../../src/content/countries.ts'
import { site } from '../../src/content/site.ts'
import { serialNumber } from '../../src/machines/product.ts'
import { braidStrands, markPaths } from './ornaments.ts'
import { style } from './style.ts'

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
        ...markPaths().map(({ d = '', fill = '' }) => h(Path, { d, fill })),
      ),
      h(Text, { style: style.brandName }, site.name),
    ),
    h(Text, { style: style.serial }, `SPECIFICATIONS  ${serialNumber(product).toUpperCase()}`),
  )

export const braid = (): ReactElement =>
  h(
    Svg,
    { viewBox: '0 0 1200 48', style: { position: 'absolute', top: 60, left: 46, width: 503, height: 20 } },
    ...braidStrands().flatMap(({ d = '', stroke = '', opacity }) =>
      [0, 600].map((shift) =>
        h(Path, {
          d,
          transform: `translate(${shift}, 24)`,
          fill: 'none',
          stroke,
          strokeWidth: 0.8,
          strokeOpacity: Number(opacity),
        }),
      ),
    ),
  )

export type PrintedOffice = Pick<Company, 'companyFullName' | 'address' | 'phone' | 'email'>

const office = (company: PrintedOffice): ReactElement =>
  h(
    View,
    { style: style.office },
    h(Text, { style: style.officeName }, company.companyFullName),
    ...company.address.map((line) => h(Text, { style: style.small }, line)),
    h(Text, { style: style.small }, `${company.phone}  ${company.email}`),
  )

export const footer = (offices: readonly PrintedOffice[], edition: string): ReactElement =>
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
