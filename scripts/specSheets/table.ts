import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { SpecificationValue } from '../../src/machines/product.ts'
import { style } from './style.ts'

const isList = (value: SpecificationValue): value is readonly string[] => Array.isArray(value)

const listText = (items: readonly string[]): string =>
  items.every((item) => item.length <= 24 && !item.includes(',')) ? items.join(', ') : items.join('\n')

const row = (label: string, value: string | readonly string[], inset: boolean): ReactElement =>
  h(
    View,
    { style: style.row, wrap: false },
    h(Text, { style: inset ? [style.label, style.inset] : style.label }, label),
    h(Text, { style: style.value }, typeof value === 'string' ? value : listText(value)),
  )

const group = (label: string, rows: Readonly<Record<string, string | readonly string[]>>): ReactElement[] => {
  const [first, ...rest] = Object.entries(rows).map(([name, value]) => row(name, value, true))
  return [h(View, { wrap: false }, h(Text, { style: style.group }, label), first), ...rest]
}

export const table = (specifications: Readonly<Record<string, SpecificationValue>>): ReactElement =>
  h(
    View,
    null,
    ...Object.entries(specifications).flatMap(([label, value]) =>
      typeof value === 'string' || isList(value) ? [row(label, value, false)] : group(label, value),
    ),
    h(View, { style: style.end }),
  )
