import type { PropertyValue, QuantitativeValue } from 'schema-dts'
import { isAmount, isChoices } from '../../../src/domain/products/figures/figure.ts'
import type { StatedFigure } from '../../figures/columnsOf.ts'

/** Units of UN/CEFACT recommendation 20; another unit stays in words. */
const unitCodes: Readonly<Record<string, string>> = {
  mm: 'MMT',
  m: 'MTR',
  µm: '4H',
  inches: 'INH',
  kg: 'KGM',
  W: 'WTT',
  N: 'NEW',
  s: 'SEC',
  'mm/s': 'C16',
  '°C': 'CEL',
}

const unitData = (unit: string | undefined) => {
  if (unit === undefined) return {}
  const unitCode = unitCodes[unit]
  return unitCode === undefined ? { unitText: unit } : { unitCode }
}

/** schema.org has properties of their own for these figures of a product. */
const measures = ['width', 'depth', 'height', 'weight'] as const

const isMeasure = ({ id }: StatedFigure): boolean => measures.some((measure) => measure === id)

const propertyOf = ({ name, value, unit, text }: StatedFigure): PropertyValue => {
  const property = { '@type': 'PropertyValue', name, ...unitData(unit) } as const
  if (isAmount(value)) return { ...property, value }
  if (isChoices(value)) return { ...property, value: text }
  return { ...property, minValue: value.from, maxValue: value.to }
}

const measureOf = ({ value, unit }: StatedFigure): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  ...(isAmount(value) && { value }),
  ...unitData(unit),
})

/** The figures of a product; its size and weight have the names of schema.org. */
export const figureData = (figures: readonly StatedFigure[]) => ({
  ...Object.fromEntries(figures.filter(isMeasure).map((figure) => [figure.id, measureOf(figure)])),
  additionalProperty: figures.filter((figure) => !isMeasure(figure)).map(propertyOf),
})
